import type { Kind } from '#knowledge/drawer.ts';

export const offerGroups = [
  'pay',
  'time off',
  'health',
  'pension',
  'learning',
  'hours',
  'place',
  'equipment',
  'everyday',
] as const;
export type OfferGroup = (typeof offerGroups)[number];

/**
 * One thing that employers give, as the tables of this folder describe it.
 *
 * `calls` are the words that name it: a blank stands for blanks or a hyphen, `*` for the end of a word, and
 * brackets with bars for a choice. `says` are phrases for the middle of a sentence; the first one is used whose
 * slots the line can fill: {call} the words of the line, {a call} the same with its article, {days}, {days'},
 * {money}, {percent}, {mark} one of `marks`, {target} the role that is named.
 */
export interface OfferKind {
  kind: string;
  group: OfferGroup;
  calls: readonly string[];
  says: readonly string[];
  /** How much people care for it, from 0 (never told as a reason to come) to 100. */
  weight: number;
  /** The same where an amount, a share or a number of days is named. */
  withFigure?: number;
  /** The weight for kinds of work in which it counts otherwise. */
  care?: Partial<Record<Kind, number>>;
  /** Words beside it that belong to it: "paid", "enhanced". */
  marks?: readonly string[];
  /** Told together with others of the same name: "medical, dental and vision insurance". */
  joins?: 'insurance' | 'protection' | 'time off' | 'kit';
  /** Its word in such a row; the words of the line where none is given. */
  piece?: string;
  /** A bare word such as "vision" that counts only in a line on insurance. */
  isBareWord?: true;
  /** Wherever it stands in the advertisement, and not only among the benefits. */
  isAnywhere?: true;
  /** Where the whole line can stand in a sentence it says more than a phrase of ours. */
  keepsLine?: true;
}

/** One thing that this job offers. */
export interface Offered {
  kind: string;
  group: OfferGroup;
  /** As it stands in a sentence: "25 days' leave plus bank holidays". */
  phrase: string;
  /** The line of the advertisement that says so. */
  quote: string;
  weight: number;
}
