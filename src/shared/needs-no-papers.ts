import type { Fact } from './brief.ts';

const needsNone =
  /\b(?:no|(?:don['’]t|do not|won['’]t|will not) (?:\w+ )?need(?: to have)?(?: any)?) (?:formal |specific |particular |special |previous |prior |professional |academic )?qualifications?\b|\bqualifications? (?:is|are) not (?:needed|required|necessary|essential)\b/i;

/** "You don't need qualifications": no paper is added that the job does not name. */
export const needsNoPapers = (facts: readonly Pick<Fact, 'text'>[]): boolean =>
  facts.some(({ text }) => needsNone.test(text));
