import type { Drawer } from '#knowledge/drawer.ts';

const fewest = 2;

/** The words that such people use themselves; with too few of their own, those of the trade. */
export const listWordsOf = (
  { search }: Pick<Drawer['personas'][number], 'search'>,
  drawer: Pick<Drawer, 'search'>,
): string[] =>
  search.length >= fewest ? search : [...new Set([...search, ...drawer.search.skills])];
