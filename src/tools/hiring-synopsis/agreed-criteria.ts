import type { Criterion, Gate } from '#plan/criteria/criterion.ts';
import { isMandatory } from '#plan/criteria/gates.ts';
import { cutGate, shortGate } from '#plan/criteria/ways.ts';
import { sayLaw } from '#plan/criteria/law.ts';
import { isSoft } from '#plan/criteria/is-demand.ts';
import { isWayOfWorking } from '#plan/criteria/traits.ts';
import { isListItem, ownWords } from '#plan/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import { nameWish } from '#plan/name-wish.ts';
import { listPreferred } from '#plan/requirements.ts';
import type { Source } from '#plan/source.ts';
import { findFact, sayByWhom } from '#plan/who-said.ts';
import { stepOf } from '#plan/steps.ts';
import { floorRule, listFloors } from '../scorecard-assistant/bands.ts';
import type { HiringSynopsis } from './content.ts';

export type AgreedCriterion = HiringSynopsis['agreedUponHiringCriteria'][number];

const longest = 20;
const shown = { gates: 7, criteria: 4, wishes: 2 };
/** Where little must be met on paper, more of what is scored is told. */
const fewest = 6;

const byOrigin = {
  must: 'CRITICAL',
  duty: 'HIGH',
  preferred: 'PREFERRED',
  trade: 'HIGH',
} as const;

/** Manner is wanted and never critical; where the job demands it, it is more than a wish. */
const rate = (criterion: Criterion): AgreedCriterion['requirement'] => {
  const { origin, facts } = criterion;
  if (isWayOfWorking(criterion))
    return facts.some(({ importance }) => importance === 'must') ? 'HIGH' : 'PREFERRED';
  return origin === 'must' && facts.every(isSoft) ? 'HIGH' : byOrigin[origin];
};

/** Put together from several lines of the advertisement. */
const unsaid = { source: { from: 'job', field: 'sourceText', quote: '', start: 0 } } as const;

/** A demand one can check, and no sentence about the job. */
export const isPlain = (words: string): boolean => isListItem(words, longest);

const sources: Partial<Record<Gate['kind'], string>> = {
  check: 'The same check for everyone',
  condition: 'Asked of everyone alike',
  experience: 'Demanded; years and places decide, not age',
};

/** What the advertisement states; what is only usual in the trade where it states little. */
function listScored(criteria: readonly Criterion[], room: number): Criterion[] {
  const stated = criteria.filter(({ origin }) => origin !== 'trade');
  return (stated.length >= fewestStated ? stated : criteria).slice(
    0,
    Math.max(shown.criteria, room),
  );
}
const fewestStated = 3;

/** What was agreed to decide by: what must be met, what is scored, what is only wished for. */
export function listAgreed(source: Source, plan: Plan): AgreedCriterion[] {
  const { criteria } = plan;
  const gates = plan.gates.filter(isMandatory);
  const floors = listFloors(criteria);
  return [
    ...gates.slice(0, shown.gates).map(({ kind, when, law, ...gate }) => ({
      criterion: shortGate(gate, longest),
      requirement: 'MANDATORY' as const,
      dealBreaker: true,
      redFlag: false,
      description: law
        ? sayLaw(law)
        : (sources[kind] ?? `Demanded ${sayByWhom(findFact(source, gate.name) ?? unsaid)}`),
      verification: when,
    })),
    ...listScored(criteria, fewest - gates.length).map((criterion) => ({
      criterion: criterion.name,
      requirement: floors.includes(criterion) ? 'CRITICAL' : rate(criterion),
      // What ends it below a mark is called so.
      dealBreaker: floors.includes(criterion),
      redFlag: floors.includes(criterion),
      description: [
        `Weight ${criterion.weight} of 100`,
        criterion.origin === 'trade' ? '; usual in the trade, to be agreed' : '',
        floors.includes(criterion) ? `. ${floorRule}` : '',
      ].join(''),
      verification: stepOf(plan, criterion),
    })),
    ...listPreferred(source.brief)
      .filter(
        (fact) => isPlain(ownWords(fact)) && !criteria.some(({ facts }) => facts.includes(fact)),
      )
      .slice(0, shown.wishes)
      .map((fact) => ({
        criterion: cutGate(nameWish(fact), longest),
        requirement: 'PREFERRED' as const,
        dealBreaker: false,
        redFlag: false,
        description: 'Preferred; never used alone to refuse anyone',
        verification: 'First call',
      })),
  ];
}
