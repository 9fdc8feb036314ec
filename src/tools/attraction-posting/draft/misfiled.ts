import type { Brief, Fact } from '#shared/brief.ts';
import { memoize } from '#plan/memoize.ts';
import { toOrders } from '#plan/orders.ts';
import { listFacts, ownWords } from '#plan/own-words.ts';

/** "Is accountable for ...", "Demonstrates a working knowledge of the hotel". */
const ofWork = /^(?:is|are|be|will be)? ?(?:accountable|responsible) for\b|^demonstrates\b/i;
const kinds: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['skill', 'safety', 'experience']);

/** Read as a demand, and told in the middle of the duties, in their form: something done in the job. */
export const listMisfiled = memoize((brief: Brief): ReadonlySet<Fact> => {
  const facts = listFacts(brief);
  const isDuty = (fact: Fact | undefined): boolean => fact?.kind === 'duty';
  return new Set(
    facts.filter((fact, i) => {
      if (!kinds.has(fact.kind)) return false;
      const own = ownWords(fact);
      const isTold = ofWork.test(fact.text) || ofWork.test(own) || toOrders([own])[0] !== own;
      return isTold && isDuty(facts[i - 1]) && (isDuty(facts[i + 1]) || facts[i + 1] === undefined);
    }),
  );
});
