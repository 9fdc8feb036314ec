import { eachWrittenTitle } from './known-titles.ts';
import { eachOnetTitle, readOwners } from './onet-titles.ts';

/** A known title as words, the last one first. */
export type KnownTitle = {
  words: readonly string[];
  /** Its occupations, packed when they come from the table. */
  owners: string | readonly string[];
  trust: number;
};

export const listOwners = ({ owners }: KnownTitle): readonly string[] =>
  typeof owners === 'string' ? readOwners(owners) : owners;

type WordIndex = { byWord: Map<string, KnownTitle[]>; total: number };

const ONET_TRUST = 0.85;

/** Which titles have a word, and how much each word tells. Built on first use. */
function buildIndex(): WordIndex {
  const byWord: WordIndex['byWord'] = new Map();
  let total = 0;
  const add = (turned: string, owners: KnownTitle['owners'], trust: number): void => {
    const title = { words: turned.split(' '), owners, trust };
    total++;
    for (const word of title.words) {
      const known = byWord.get(word);
      if (!known) byWord.set(word, [title]);
      else if (known[known.length - 1] !== title) known.push(title);
    }
  };
  eachOnetTitle((turned, owners) => add(turned, owners, ONET_TRUST));
  eachWrittenTitle((turned, owners) => add(turned, owners, 1));
  return { byWord, total };
}

let index: WordIndex | undefined;
const getIndex = (): WordIndex => (index ??= buildIndex());

/** A word that no title has is most often a company, a place or a product. */
const UNKNOWN_WEIGHT = 2.2;

/** How much a word tells about the work: rare words tell much. */
export function weighWord(word: string): number {
  const { byWord, total } = getIndex();
  const titles = byWord.get(word);
  return titles === undefined ? UNKNOWN_WEIGHT : Math.log(total / titles.length) * 0.6 + 0.4;
}

export const findByWord = (word: string): readonly KnownTitle[] =>
  getIndex().byWord.get(word) ?? [];

/** Titles that hold all of these words. */
export function findWithAll(words: readonly string[]): KnownTitle[] {
  const [rarest, ...others] = [...new Set(words)].toSorted(
    (a, b) => findByWord(a).length - findByWord(b).length,
  );
  if (rarest === undefined) return [];
  return findByWord(rarest).filter((title) => others.every((word) => title.words.includes(word)));
}
