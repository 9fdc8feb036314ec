import type { Brief, Fact } from '#shared/brief.ts';
import { memoize } from '#shared/memoize.ts';
import { toOrders } from '#plan/wording/orders.ts';
import { listFacts, ownWords } from '#plan/wording/own-words.ts';
import { orderOfSkill } from './doing.ts';

/** "Is accountable for ...", "Demonstrates a working knowledge of the hotel". */
const ofWork = /^(?:is|are|be|will be)? ?(?:accountable|responsible) for\b|^demonstrates\b/i;
const kinds: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>(['skill', 'safety', 'experience']);

/** Asked for in the middle of the duties, and under no heading of its own. */
export const listBetweenDuties = memoize((brief: Brief): ReadonlySet<Fact> => {
  const facts = listFacts(brief);
  const first = facts.findIndex(({ kind }) => kind === 'duty');
  const last = facts.findLastIndex(({ kind }) => kind === 'duty');
  return new Set(facts.slice(Math.max(first, 0), last + 1).filter(({ kind }) => kind !== 'duty'));
});

/** Read as a demand, and told in the middle of the duties, in their form: something done in the job. */
export const listMisfiled = memoize((brief: Brief): ReadonlySet<Fact> => {
  const facts = listFacts(brief);
  const isDuty = (fact: Fact | undefined): boolean => fact?.kind === 'duty';
  const between = listBetweenDuties(brief);
  return new Set(
    facts.filter((fact, i) => {
      if (!kinds.has(fact.kind)) return false;
      const own = ownWords(fact);
      if (between.has(fact) && orderOfSkill(own) !== null) return true;
      const isTold = ofWork.test(fact.text) || ofWork.test(own) || toOrders([own])[0] !== own;
      return isTold && isDuty(facts[i - 1]) && (isDuty(facts[i + 1]) || facts[i + 1] === undefined);
    }),
  );
});
