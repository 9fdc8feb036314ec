import { isPlainCondition } from '#reading/facts/demand-sorts/settle-kind.ts';
import { isSurely } from '#reading/facts/demand-sorts/sort-demand.ts';
import type { Brief, Fact, FactKind } from '#shared/brief.ts';
import { listFacts, ownWords } from '../../wording/own-words.ts';
import type { Gate } from '../criterion.ts';
import { idsOfConditions } from './condition-gates.ts';
import { nameGate } from './name-gate.ts';
import { madeAfterOffer, toGate } from './to-gate.ts';

/** Kinds among which a condition without a word of its own is found. */
const kinds: readonly FactKind[] = ['authorization', 'other'];
const longest = 24;
/** The first of them turn somebody away; of a long list the rest is told with the terms. */
const most = 3;

/** What is so or not so, where somebody lives, what they have at home: met or not, and never a matter of degree. */
export function listSortedConditions(
  brief: Brief,
  isMust: (fact: Fact) => boolean,
  told: readonly Gate[],
): Gate[] {
  const known = new Set([
    ...told.flatMap(({ factIds = [] }) => factIds),
    ...idsOfConditions(brief),
  ]);
  return listFacts(brief, { kinds })
    .filter((fact) => isMust(fact) && !known.has(fact.id) && isCondition(fact))
    .map((fact) => toGate('condition', nameGate(ownWords(fact)), fact))
    .slice(0, most);
}

/** Learned from lines as they were before anybody knew that they are conditions. */
const isCondition = ({ text, kind }: Fact): boolean =>
  text.split(/\s+/).length <= longest &&
  !madeAfterOffer.test(text) &&
  (isPlainCondition(text) ||
    isSurely('condition', { text, kind: 'skill' }) ||
    isSurely('condition', { text, kind }));
