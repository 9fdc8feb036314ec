import type { DrawerHead } from '../load-drawers.ts';
import { toStems } from '../to-stems.ts';

/** Of a word that no trade has in a title. */
const unknown = 5;
/** Even a word of every trade counts a little. */
const least = 0.3;

interface Title {
  trade: number;
  length: number;
}

interface Index {
  rarity: ReadonlyMap<string, number>;
  titles: ReadonlyMap<string, readonly Title[]>;
}

const indexes = new WeakMap<readonly DrawerHead[], Index>();

function indexOf(heads: readonly DrawerHead[]): Index {
  const known = indexes.get(heads);
  if (known) return known;
  const ofTrades = heads.map((head) => [...head.titles].map((title) => new Set(toStems(title))));
  const uses = new Map<string, number>();
  for (const titles of ofTrades)
    for (const word of new Set(titles.flatMap((words) => [...words])))
      uses.set(word, (uses.get(word) ?? 0) + 1);
  const rarity = new Map(
    [...uses].map(([word, count]) => [word, Math.log(heads.length / count) + least]),
  );
  const titles = new Map<string, Title[]>();
  for (const [trade, some] of ofTrades.entries())
    for (const words of some) {
      const title = { trade, length: measure(words, rarity) };
      for (const word of words) titles.set(word, [...(titles.get(word) ?? []), title]);
    }
  const index = { rarity, titles };
  indexes.set(heads, index);
  return index;
}

const measure = (words: ReadonlySet<string>, rarity: ReadonlyMap<string, number>): number =>
  Math.sqrt([...words].reduce((sum, word) => sum + (rarity.get(word) ?? unknown) ** 2, 0));

/** How like a title is to the likest of each trade: 1 for the same words, 0 for none in common; rare words count more. */
export function compareTitles(heads: readonly DrawerHead[], title: string): number[] {
  const { rarity, titles } = indexOf(heads);
  const words = new Set(toStems(title));
  const common = new Map<Title, number>();
  for (const word of words)
    for (const one of titles.get(word) ?? [])
      common.set(one, (common.get(one) ?? 0) + (rarity.get(word) ?? 0) ** 2);
  const length = measure(words, rarity) || 1;
  const likeness = heads.map(() => 0);
  for (const [{ trade, length: own }, shared] of common)
    likeness[trade] = Math.max(likeness[trade]!, shared / (own * length));
  return likeness;
}
