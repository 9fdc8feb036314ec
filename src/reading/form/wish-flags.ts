import type { Unit } from '#shared/reading.ts';
import { quoteWithin } from '../fields/quote-within.ts';
import { findWishes, wishReasons } from '../fields/wishes/wishes.ts';
import type { WishKind } from '../fields/wishes/wishes.ts';
import type { Item } from './items.ts';

const names: Record<WishKind, string> = {
  gender: 'Gender',
  age: 'Age',
  origin: 'Origin',
  religion: 'Religion',
  family: 'Family',
  appearance: 'Appearance',
  health: 'Health',
};

/** One red flag for each kind of discriminatory wish, with the words and the reason. */
export function readWishFlags(units: readonly Unit[], text: string): Item[] {
  const byKind = new Map<WishKind, { words: string[]; start: number; end: number }>();
  for (const unit of units) {
    for (const wish of findWishes(unit.text)) {
      const entry = byKind.get(wish.kind) ?? { words: [], ...quoteWithin(text, unit, wish) };
      if (!entry.words.includes(wish.words)) entry.words.push(wish.words);
      byKind.set(wish.kind, entry);
    }
  }
  return [...byKind].map(([kind, { words, start, end }]) => ({
    text: `${names[kind]}: “${words.slice(0, 3).join('”, “')}” – ${wishReasons[kind]}`,
    start,
    end,
  }));
}
