import { asWord } from '#knowledge/as-word.ts';
import { listFacts } from '#plan/wording/own-words.ts';
import { weighDemand } from '#plan/demands/requirements.ts';
import type { Source } from '#plan/source.ts';
import { listWorkTerms } from '#plan/subject/list-work-terms.ts';

/** For whom the work is done: nothing that somebody knows how to use. */
const customers =
  /^(?:SMBs?|SMEs?|B2B|B2C|D2C|enterprises?|consumers?|retail|public sector|clients?|customers?)$/i;

/** Skills and programs that the job requires, out of what it speaks of; no wish, no customer, no name of the house. */
export const listAskedTerms = (
  source: Source,
  terms: readonly string[] = listWorkTerms(source),
): string[] => {
  const { brief } = source;
  const required = listFacts(brief, { kinds: ['skill', 'tool', 'experience'] })
    .filter((fact) => weighDemand(fact) === 'must')
    .map(({ text }) => text.toLowerCase());
  return terms.filter((term) => {
    const word = asWord(term.toLowerCase());
    return (
      !customers.test(term) &&
      !word.isIn(brief.employer.name.toLowerCase()) &&
      required.some((text) => word.isIn(text))
    );
  });
};
