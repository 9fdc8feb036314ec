import { ownWords } from '#plan/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import { listMusts, listPreferred } from '#plan/requirements.ts';
import type { Source } from '#plan/source.ts';
import { stepOf } from '#plan/steps.ts';
import type { HiringSynopsis } from './content.ts';

export type AgreedCriterion = HiringSynopsis['agreedUponHiringCriteria'][number];

const shown = { gates: 4, criteria: 5, musts: 4, wishes: 1 };
/** Nobody is hired who scores below five on one of these. */
const neverTraded = 2;

const importance = {
  must: 'CRITICAL',
  duty: 'HIGH',
  preferred: 'MEDIUM',
  trade: 'MEDIUM',
} as const;

/** What was agreed to decide by: what must be met, what is scored, what is only wished for. */
export function listAgreed(source: Source, plan: Plan): AgreedCriterion[] {
  const { gates, criteria } = plan;
  return [
    ...gates.slice(0, shown.gates).map(({ name, when }) => ({
      criterion: name,
      requirement: 'MANDATORY' as const,
      dealBreaker: true,
      redFlag: false,
      description: 'Stated in the advertisement',
      verification: when,
    })),
    ...criteria.slice(0, shown.criteria).map((criterion, i) => ({
      criterion: criterion.name,
      requirement: importance[criterion.origin],
      dealBreaker: false,
      redFlag: i < neverTraded,
      description:
        criterion.origin === 'trade'
          ? 'Usual in the trade, not in the advertisement'
          : `Weight ${criterion.weight} of 100${i < neverTraded ? '; below 5 of 10 means no offer' : ''}`,
      verification: stepOf(plan, criterion),
    })),
    ...listMusts(source.brief)
      .filter(
        (fact) =>
          !gates.some(({ name }) => name === ownWords(fact)) &&
          !criteria.some(({ facts }) => facts.includes(fact)),
      )
      .slice(0, shown.musts)
      .map((fact) => ({
        criterion: ownWords(fact),
        requirement: 'CRITICAL' as const,
        dealBreaker: false,
        redFlag: false,
        description: 'Demanded in the advertisement',
        verification: 'First call: where and when',
      })),
    ...listPreferred(source.brief)
      .slice(0, shown.wishes)
      .map((fact) => ({
        criterion: ownWords(fact),
        requirement: 'PREFERRED' as const,
        dealBreaker: false,
        redFlag: false,
        description: 'Preferred; never used alone to refuse anyone',
        verification: 'First call',
      })),
  ];
}
