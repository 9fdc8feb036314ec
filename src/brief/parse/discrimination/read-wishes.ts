import type { PlacedLine } from '../sections/split-sections.ts';
import type { Span } from '../text/mapped-text.ts';
import { splitSentences } from '../text/sentences.ts';
import { findWishes, wishReasons } from './wishes.ts';
import type { WishKind } from './wishes.ts';

interface WishFlag extends Span {
  text: string;
}

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
export function readWishFlags(lines: readonly PlacedLine[]): WishFlag[] {
  const byKind = new Map<WishKind, { words: string[]; start: number; end: number }>();
  for (const line of lines) {
    for (const sentence of splitSentences(line.text, line.start)) {
      for (const wish of findWishes(sentence.text)) {
        const entry = byKind.get(wish.kind) ?? {
          words: [],
          start: sentence.start + wish.start,
          end: sentence.start + wish.end,
        };
        if (!entry.words.includes(wish.words)) entry.words.push(wish.words);
        byKind.set(wish.kind, entry);
      }
    }
  }
  return [...byKind].map(([kind, { words, start, end }]) => ({
    text: `${names[kind]}: “${words.slice(0, 3).join('”, “')}” – ${wishReasons[kind]}`,
    start,
    end,
  }));
}
