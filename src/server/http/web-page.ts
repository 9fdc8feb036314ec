import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

interface Request {
  /** As chosen, from the cookie. */
  theme: string | undefined;
  accepted: string | undefined;
}

type Encoding = 'br' | 'gzip';

/** A page that is the same for everybody, but for the theme: made ready to send once. */
export function createPage(html: string) {
  const style = /<style>([^]*)<\/style>/.exec(html)?.[1];
  const made = new Map<string, string | Buffer>();
  return {
    /** Of the style element in the page itself, if it has one. */
    styleHash: style && createHash('sha256').update(style).digest('base64'),
    encode({ theme, accepted = '' }: Request): { encoding?: Encoding; body: string | Buffer } {
      const encoding = (['br', 'gzip'] as const).find((name) => accepts(accepted, name));
      const known = theme === 'light' || theme === 'dark' ? theme : '';
      const key = `${known} ${encoding}`;
      const body = made.get(key) ?? compress(withTheme(html, known), encoding);
      made.set(key, body);
      return encoding ? { encoding, body } : { body };
    },
  };
}

const accepts = (accepted: string, encoding: Encoding) =>
  new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(?:\.0*)?(?![.\d]))`).test(accepted);

/** The chosen theme travels in a cookie, so that the first paint already has it. */
const withTheme = (html: string, theme: string) =>
  theme ? html.replace('<html lang="en"', `<html lang="en" data-theme="${theme}"`) : html;

function compress(html: string, encoding: Encoding | undefined): string | Buffer {
  if (encoding === 'br') {
    return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  }
  return encoding === 'gzip' ? gzipSync(html, { level: 9 }) : html;
}
