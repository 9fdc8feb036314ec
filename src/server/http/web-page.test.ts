import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPage } from './web-page.ts';

const html = '<html lang="en"><body>Hello';
const page = createPage(html);

describe('a page', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
    ['br;q=0.5', 'br', brotliDecompressSync],
  ] as const)('comes compressed to whoever accepts %s', (accepted, encoding, decompress) => {
    const sent = page.encode({ theme: undefined, accepted });
    expect(sent.encoding).toBe(encoding);
    expect(decompress(sent.body as Buffer).toString()).toBe(html);
  });

  it('comes as it is to whoever accepts nothing else', () => {
    expect(page.encode({ theme: undefined, accepted: undefined })).toEqual({ body: html });
    expect(page.encode({ theme: undefined, accepted: 'identity' })).toEqual({ body: html });
  });

  it('has the theme that was chosen, and no other words from a cookie', () => {
    const dark = page.encode({ theme: 'dark', accepted: undefined });
    expect(dark.body).toBe('<html lang="en" data-theme="dark"><body>Hello');
    expect(page.encode({ theme: '"><script>', accepted: undefined }).body).toBe(html);
  });
});
