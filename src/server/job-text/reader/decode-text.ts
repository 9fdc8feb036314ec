import { findAlphabet } from './find-alphabet.ts';
import { Unreadable } from './unreadable.ts';

/** Western text is mostly ASCII; with more other bytes than this it is in another alphabet. */
const westernShare = 0.3;

/** By its mark if it has one, else by what its bytes can only be; Windows-1252 includes ISO 8859-1. */
export function decodeText(bytes: Buffer): string {
  const encoding = findMark(bytes) ?? findUtf16(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeOther(bytes);
  }
}

/** No text has these; tab, the line ends, form feed and an old end-of-file mark are left out. */
export function hasControlCharacters(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x20 && !(code >= 0x09 && code <= 0x0d) && code !== 0x1a) return true;
    if (code >= 0x7f && code <= 0x9f && code !== 0x85) return true;
  }
  return false;
}

function findMark(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** In UTF-16 every Latin letter, space and line end has a zero on one side, always the same one. */
function findUtf16(bytes: Buffer): string | undefined {
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 16;
  if (bytes.length % 2 !== 0 || even + odd < many) return undefined;
  if (odd > even * 20) return 'utf-16le';
  if (even > odd * 20) return 'utf-16be';
  return undefined;
}

function decodeOther(bytes: Buffer): string {
  let high = 0;
  for (const byte of bytes) if (byte >= 0x80) high += 1;
  const isWestern = high <= bytes.length * westernShare;
  const encoding = isWestern ? 'windows-1252' : findAlphabet(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  // Control characters are in no text of any alphabet.
  const isText = !hasControlCharacters(new TextDecoder('windows-1252').decode(bytes));
  throw new Unreadable(isText ? 'encoding' : 'disguised');
}
