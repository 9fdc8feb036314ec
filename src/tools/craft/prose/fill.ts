import { withArticle } from './article.ts';
import { capitalize, lowerFirst } from './casing.ts';
import { choose } from './choose.ts';

/** What may be filled in; a slot without a value makes the phrases that need it unusable. */
export type Slots = Readonly<Record<string, string | number | null | undefined>>;

const SLOT = /(?<!\{)\{(\w+)(?:\|(a|cap|low))?\}(?!\})/g;

const filters: Record<string, (text: string) => string> = {
  a: withArticle,
  cap: capitalize,
  low: lowerFirst,
};

/**
 * "{title|a} in {place}" with its slots filled: |a puts the article before it, |cap and |low change the first
 * letter. Double braces are merge fields and stay. Null when a slot has no value, so that a missing fact shortens a text instead of leaving a hole.
 */
export function fill(phrase: string, slots: Slots): string | null {
  let missing = false;
  const text = phrase.replace(SLOT, (_whole, name: string, filter: string | undefined) => {
    if (!(name in slots))
      throw new Error(`The phrase "${phrase}" names an unknown slot "${name}".`);
    const value = slots[name];
    if (value === null || value === undefined || value === '') {
      missing = true;
      return '';
    }
    return filter ? filters[filter]!(String(value)) : String(value);
  });
  // A value that is quoted already needs no second pair.
  return missing ? null : text.replace(/""([^"]+)""/g, '"$1"');
}

const countSlots = (phrase: string): number => phrase.match(SLOT)?.length ?? 0;

/**
 * One of the phrases whose slots are all known, or nothing: those that say the most come first, and among equals
 * the seed decides.
 */
export function say(phrases: readonly string[], slots: Slots, seed: string): string {
  const usable = phrases
    .map((phrase) => ({ text: fill(phrase, slots), slots: countSlots(phrase) }))
    .filter((phrase): phrase is { text: string; slots: number } => phrase.text !== null);
  const most = Math.max(...usable.map((phrase) => phrase.slots));
  const richest = usable.filter((phrase) => phrase.slots === most);
  return richest.length === 0 ? '' : choose(richest, seed).text;
}

/** The first phrase whose slots are all known: for tables that go from rich to plain. */
export const sayFirst = (phrases: readonly string[], slots: Slots): string =>
  phrases.map((phrase) => fill(phrase, slots)).find((text) => text !== null) ?? '';
