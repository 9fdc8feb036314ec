import { stripEnd } from '#writing/casing.ts';
import { quote } from '#writing/quote.ts';
import type { Plan } from '../plan.ts';
import type { Source } from '../source.ts';
import type { JobFacts } from './job-facts.ts';
import { isVerbatim } from './quote-ad.ts';

export interface Objection {
  objection: string;
  answer: string;
  /** Where the answer comes from; a blank where the advertisement is silent. */
  evidence: string;
}

export interface Given {
  source: Source;
  plan: Plan;
  facts: JobFacts;
}

/** The line that backs an answer; its words stand in quotation marks only where they are the advertisement's. */
export const advertised = (source: Source, words: string): string =>
  isVerbatim(source, words)
    ? `Advertisement: ${quote(stripEnd(words))}.`
    : `Advertisement: ${stripEnd(words)}.`;

/** The words stand in the answer already. */
export const quoted = 'Advertisement, as quoted.';
export const retold = 'Advertisement, paraphrased.';
/** Nothing in the advertisement answers it. */
export const notSaid = 'Not in the advertisement: fill the blank first.';
export const stop = 'If that rules it out for you, just say so.';
