import type { Brief } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { listNiches } from '../search/search-niches.ts';
import { dullWork } from './dull-work.data.ts';
import { findSizes } from './find-sizes.ts';
import { findMainWork } from './main-work.ts';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const dull = new RegExp(
  `(?<![\\p{L}])(?:${dullWork
    .map((entry) =>
      entry.endsWith('*') ? `${escape(entry.slice(0, -1))}\\p{L}{0,3}` : escape(entry),
    )
    .join('|')})(?![\\p{L}])`,
  'iu',
);

/** Further on a sentence names rules and papers beside the work. */
const headWords = 7;

export interface WorkRate {
  /** It names what this work is about. */
  isOfSubject: boolean;
  /** It says how much or how many. */
  isSized: boolean;
  /** It is about the work that fills the job. */
  isMain: boolean;
  /** Reports, meetings, paper and rules lure nobody. */
  isDull: boolean;
}

/** What a sentence on the work tells of this very job. */
export const makeRate = memoize((brief: Brief): ((text: string) => WorkRate) => {
  const terms = listNiches(brief).map((term) => term.toLowerCase());
  const sizes = findSizes(brief);
  const isMain = findMainWork(brief);
  return (text) => {
    const small = text.toLowerCase();
    return {
      isOfSubject: terms.some((term) => small.includes(term)),
      isMain: isMain(text),
      isSized: sizes.some((size) => text.includes(size)),
      isDull: dull.test(text.split(' ', headWords).join(' ')),
    };
  };
});
