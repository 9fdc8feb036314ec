import type { Source } from '#plan/source.ts';
import { seedOf } from './plan.ts';
import { hash } from './prose/choose.ts';
import { fill, type Slots } from './prose/fill.ts';

/** One of the phrases whose slots are all known, or nothing; the same seed takes the same one. */
export function sayOneOf(phrases: readonly string[], slots: Slots, seed: string): string {
  const usable = phrases.map((phrase) => fill(phrase, slots)).filter((text) => text !== null);
  return usable[hash(seed) % Math.max(1, usable.length)] ?? '';
}

/** One of several equal phrasings; which one depends on the job, so that two jobs do not read alike. */
export const vary = (
  source: Source,
  section: string,
  phrases: readonly string[],
  slots: Slots = {},
): string => sayOneOf(phrases, slots, seedOf(source, section));

/** A list of which each item has its own phrasings. */
export const varyEach = (
  source: Source,
  section: string,
  items: readonly (readonly string[])[],
  slots: Slots = {},
): string[] =>
  items
    .map((phrases, index) => vary(source, `${section} ${index}`, phrases, slots))
    .filter((text) => text !== '');
