import { memoize } from '#shared/memoize.ts';
import type { Source } from '../source.ts';
import { listWorkRange } from '../subject/work-range.ts';
import { namesNothing } from './hollow-help.ts';
import { closeRow } from './close-row.ts';
import { listJobFacts } from './job-facts.ts';
import { halfNamed } from './say-briefly.ts';
import { listHeads } from './say-duties.ts';

/** The work of a job in a few words each, what fills most of it first. */
export interface WorkWords {
  /** "payables and receivables": what the work is about, as people of the trade name it. */
  nouns: readonly string[];
  /** "close the month": what one does. */
  verbs: readonly string[];
}

const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));

/** Whether two phrases would tell a reader the same. */
const isSame = (one: string, other: string): boolean => {
  const [few = [], many = []] = [stems(one), stems(other)].toSorted((a, b) => a.length - b.length);
  return few.length > 0 && few.filter((stem) => many.includes(stem)).length / few.length >= 0.5;
};

const once = (phrases: readonly string[]): string[] =>
  phrases.filter((phrase, i) => phrases.slice(0, i).every((other) => !isSame(phrase, other)));

/** What a letter may put into a row; none where the duties cannot be told so. */
export const findWorkWords = memoize((source: Source): WorkWords => {
  const { told } = listJobFacts(source);
  // The advertisement's own words first; what the trade calls such work fills up.
  return {
    nouns: listWorkRange(source),
    verbs: once([...listHeads(source), ...told])
      .map(closeRow)
      .filter((verb) => !namesNothing.test(verb) && !halfNamed.test(verb)),
  };
});
