import { ownBlanks } from './own-blanks.ts';
import type { Sender } from './sender.ts';

/** A stretch of a text: as it is stored, and as its sender reads it. */
interface Piece {
  stored: string;
  shown: string;
}

const written = Object.values(ownBlanks);
/** Models and older texts write the blanks in ways of their own. */
const waysToWrite: Record<'name' | 'phone' | 'email', readonly string[]> = {
  name: [...written.map(({ name }) => name), '{{recruiter_name}}'],
  phone: [
    ...written.map(({ phone }) => phone),
    '[your phone]',
    '[phone number]',
    '[your phone number]',
    '{{recruiter_phone}}',
  ],
  email: ['[your email]', '[your email address]', '{{recruiter_email}}'],
};

const escape = (text: string): string => text.replace(/[[\]{}]/g, String.raw`\$&`);
const anyOf = (blanks: readonly string[]): string => `(?:${blanks.map(escape).join('|')})`;
const anyBlank = new RegExp(`(${anyOf(Object.values(waysToWrite).flat())})`, 'i');
/** A line with nothing but the name, or the name and how to be reached. */
const signedLine = new RegExp(
  `^ {0,3}${anyOf(waysToWrite.name)}(?: ?[,|·] ?${anyOf([...waysToWrite.phone, ...waysToWrite.email])})* {0,3}$`,
  'i',
);

/** Content as its sender reads, copies and exports it; a blank without a value stays one. */
export function fillOwnBlanks<T>(content: T, sender: Sender | undefined): T {
  return sender ? (fill(content, sender) as T) : content;
}

function fill(value: unknown, sender: Sender): unknown {
  if (typeof value === 'string') return fillText(value, sender);
  if (Array.isArray(value)) return value.map((item) => fill(item, sender));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, held]) => [key, fill(held, sender)]));
}

const fillText = (text: string, sender: Sender): string =>
  anyBlank.test(text)
    ? splitAtBlanks(text, sender)
        .map(({ shown }) => shown)
        .join('')
    : text;

/** The whole text in pieces: filled blanks, and what stands between them. */
export function splitAtBlanks(text: string, sender: Sender): Piece[] {
  const lines = text.split('\n');
  const pieces: Piece[] = [];
  for (const [index, line] of lines.entries()) {
    const isLast = index === lines.length - 1;
    const end = isLast ? '' : '\n';
    if (index > 0 && sender.signature !== '' && signedLine.test(line)) {
      const closing = closesItself(sender.signature) ? takeClosing(pieces) : '';
      // What follows the signature is no part of it.
      const gap = sender.signature.includes('\n') && (lines[index + 1] ?? '') !== '' ? '\n' : '';
      pieces.push({ stored: `${closing}${line}`, shown: `${sender.signature}${gap}` });
    } else {
      pieces.push(...line.split(anyBlank).map((part) => toPiece(part, sender)));
    }
    pieces.push({ stored: end, shown: end });
  }
  return pieces.filter(({ stored }) => stored !== '');
}

function toPiece(part: string, sender: Sender): Piece {
  const known = (Object.keys(waysToWrite) as (keyof typeof waysToWrite)[]).find((field) =>
    waysToWrite[field].some((way) => way.toLowerCase() === part.toLowerCase()),
  );
  return { stored: part, shown: (known && sender[known]) || part };
}

/** "Best regards," as the first line: the text's own closing would be a second one. */
const closesItself = (signature: string): boolean =>
  /^[^\n]{1,40},\n|^[^\n]{0,30}(?:grüße|gruß|regards|cordialement|saludos?),?\n/i.test(signature);

/** Takes the line above back, where it is a closing with an empty line over it. */
function takeClosing(pieces: Piece[]): string {
  const above = pieces.slice(-3).map(({ stored }) => stored);
  const [gap, closing = '', end] = above;
  const isClosing =
    gap === '\n' && end === '\n' && closing.length <= 40 && !/[.?!:]$/.test(closing);
  if (!isClosing) return '';
  pieces.splice(-2);
  return `${closing}\n`;
}
