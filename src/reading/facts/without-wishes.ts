import { dropAgeWords } from '#shared/age-words.ts';
import { findWishes } from '../fields/wishes/wishes.ts';
import type { Part } from './part.ts';

/** The parts of a unit between commas that hold no wish about who a person is. */
export function withoutWishes(part: Part): Part[] {
  const without = dropAgeWords(part.text);
  // One word of a row comes out, and the line stays.
  if (without !== part.text && findWishes(without).length === 0)
    return [{ ...part, text: without }];
  const { text, start } = part;
  const wishes = findWishes(text).map((wish) => ({
    from: wish.start,
    to: wish.start + wish.words.length,
  }));
  if (wishes.length === 0) return [part];
  const isFree = (from: number, to: number): boolean =>
    !wishes.some((wish) => from < wish.to && to > wish.from);
  const kept: Part[] = [];
  let at = 0;
  for (const separator of [...text.matchAll(/[,;(](?=\s)|\s(?=\()|\s[–-]\s/g), undefined]) {
    const end = separator?.index ?? text.length;
    const raw = text.slice(at, end);
    const words = raw.trim();
    const from = start + at + raw.length - raw.trimStart().length;
    if (words.split(' ').length >= 2 && isFree(at, end) && findWishes(words).length === 0)
      kept.push({ text: words, start: from, end: from + words.length });
    at = separator ? separator.index + separator[0].length : text.length;
  }
  return kept;
}
