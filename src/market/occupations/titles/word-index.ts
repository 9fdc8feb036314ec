import { eachWrittenTitle } from './known-titles.ts';
import { eachOnetTitle } from './onet-titles.ts';

/** Which titles end in a word, and how much each word tells. Built on first use. */
export type HeadedTitle = { words: readonly string[]; owners: () => string[]; trust: number };

type WordIndex = { byHead: Map<string, HeadedTitle[]>; counts: Map<string, number>; total: number };

const ONET_TRUST = 0.85;

function buildIndex(): WordIndex {
  const byHead: WordIndex['byHead'] = new Map();
  const counts = new Map<string, number>();
  let total = 0;
  const add = (turned: string, owners: () => string[], trust: number): void => {
    const words = turned.split(' ');
    total++;
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const known = byHead.get(words[0]!);
    const titled = { words, owners, trust };
    if (known) known.push(titled);
    else byHead.set(words[0]!, [titled]);
  };
  eachOnetTitle((turned, owners) => add(turned, owners, ONET_TRUST));
  eachWrittenTitle((turned, owners) => add(turned, () => owners, 1));
  return { byHead, counts, total };
}

let index: WordIndex | undefined;
const getIndex = (): WordIndex => (index ??= buildIndex());

/** A word that no title has is most often a company, a place or a product. */
const UNKNOWN_WEIGHT = 2.2;

/** How much a word tells about the work: rare words tell much. */
export function weighWord(word: string): number {
  const { counts, total } = getIndex();
  const count = counts.get(word);
  return count === undefined ? UNKNOWN_WEIGHT : Math.log(total / count) * 0.6 + 0.4;
}

export const isTitleWord = (word: string): boolean => getIndex().counts.has(word);

/** Whether titles end in this word, so that it names somebody. */
export const findByHead = (head: string): readonly HeadedTitle[] =>
  getIndex().byHead.get(head) ?? [];
