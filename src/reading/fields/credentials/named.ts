import type { Span } from '../field-unit.ts';
import { namedCredentials } from './credentials.data.ts';

/** By their first word, the longest first; built when the first text is read. */
let index: Map<string, string[]> | undefined;

const firstWord = /[\p{L}\p{N}§]+/u;

function build(): Map<string, string[]> {
  const names = namedCredentials
    .split('|')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .sort((a, b) => b.length - a.length);
  return Map.groupBy(names, (name) => (firstWord.exec(name)?.[0] ?? '').toLowerCase());
}

/** Names of the list as they stand in a text. Short ones count only in capitals, as "PE" and not "pe". */
export function findNamed(text: string): Span[] {
  index ??= build();
  const found: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}§]+/gu)) {
    if (match.index < end) continue;
    const name = index.get(match[0].toLowerCase())?.find((one) => standsAt(text, match.index, one));
    if (name === undefined) continue;
    end = match.index + name.length;
    found.push({ start: match.index, end });
  }
  return found;
}

const shortName = 6;

function standsAt(text: string, at: number, name: string): boolean {
  const written = text.slice(at, at + name.length);
  const isSame =
    written === name || (name.length > shortName && written.toLowerCase() === name.toLowerCase());
  return (
    isSame &&
    !/[\p{L}\p{N}]/u.test(text[at + name.length] ?? '') &&
    !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')
  );
}
