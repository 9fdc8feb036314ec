import type { Drawer } from '#knowledge/drawer.ts';

const fewest = 2;

/** The words that such people use themselves; with too few of their own, those of the trade, then its names. */
export function listWordsOf(
  { search }: Pick<Drawer['personas'][number], 'search'>,
  drawer: Pick<Drawer, 'search' | 'trade'>,
  title: string,
): string[] {
  if (search.length >= fewest) return search;
  const words = [...new Set([...search, ...drawer.search.skills])];
  return words.length >= fewest
    ? words
    : [...new Set([...words, drawer.trade, title.toLowerCase()])].filter(Boolean);
}
