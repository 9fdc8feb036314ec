import { sayBody } from '#plan/criteria/body-demands.ts';
import type { Criterion, Gate } from '#plan/criteria/criterion.ts';
import { isMandatory } from '#plan/criteria/gates.ts';
import { cutGate, shortGate } from '#plan/criteria/ways.ts';
import { sayLaw } from '#plan/criteria/law.ts';
import { isSoft } from '#plan/criteria/is-demand.ts';
import { isWayOfWorking } from '#plan/criteria/traits.ts';
import { isListItem, ownWords } from '#plan/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import { nameWish } from '#plan/name-wish.ts';
import { listMusts, listPreferred } from '#plan/requirements.ts';
import { listLanguages } from '#plan/criteria/name-gate.ts';
import { isGlued } from '#writing/glued.ts';
import { findSchoolTest } from '../intake-assistant/fit-test.ts';
import { sayAdjustmentAsIn } from '#plan/adjustment.ts';
import type { Fact } from '#shared/brief.ts';
import { lowerFirst } from '#writing/casing.ts';
import type { Source } from '#plan/source.ts';
import { findFact, sayByWhom } from '#plan/who-said.ts';
import { stepOf } from '#plan/steps.ts';
import { listFloors, sayFloor } from '../scorecard-assistant/bands.ts';
import type { HiringSynopsis } from './content.ts';

export type AgreedCriterion = HiringSynopsis['agreedUponHiringCriteria'][number];

const longest = 20;
const shown = { gates: 7, asked: 3, body: 2, wishes: 2 };

const byOrigin = {
  must: 'CRITICAL',
  duty: 'HIGH',
  preferred: 'PREFERRED',
  trade: 'HIGH',
} as const;

/** Manner is wanted and never critical; where the job demands it, it is more than a wish. */
const rate = (criterion: Criterion, lightest: number): AgreedCriterion['requirement'] => {
  const { origin, facts, weight } = criterion;
  if (isWayOfWorking(criterion))
    return facts.some(({ importance }) => importance === 'must') ? 'HIGH' : 'PREFERRED';
  // What weighs less than the lines with a floor does not stand above them, and what weighs as much is not below.
  if (origin === 'duty' && weight >= lightest) return 'CRITICAL';
  return origin === 'must' && (facts.every(isSoft) || weight < lightest)
    ? 'HIGH'
    : byOrigin[origin];
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

/** A school, a language or a licence: somebody has it or not. */
const isHeld = ({ kind, text }: Fact): boolean =>
  kind === 'education' ||
  kind === 'licence' ||
  findSchoolTest(text) !== null ||
  (kind !== 'experience' && listLanguages(text).length > 0);
/** A line that several grew into, or a heading. */
const isTorn = (text: string): boolean => isGlued(text) || /\p{Lu}{7,}/u.test(text);

const longestBody = 14;

/** What is demanded, and neither settled by a paper nor scored: asked all the same; of the body only whether it can be done. */
function listAsked({ brief }: Source, { gates, criteria }: Plan): AgreedCriterion[] {
  const told = new Set(gates.filter(isMandatory).flatMap(({ factIds = [] }) => factIds));
  const isNamed = (words: string): boolean =>
    gates.some(({ name }) => name.toLowerCase().includes(words.toLowerCase()));
  const open = listMusts(brief).filter(
    (fact) =>
      fact.kind !== 'physical' &&
      !told.has(fact.id) &&
      !criteria.some(({ facts }) => facts.includes(fact)) &&
      !isNamed(ownWords(fact)),
  );
  const named = sayBody(brief, gates);
  const body =
    named ||
    listMusts(brief)
      .filter(({ kind, text, id }) => kind === 'physical' && !told.has(id) && !isTorn(text))
      .map(ownWords)
      .filter((text) => text.split(/\s+/).length <= longestBody)
      .slice(0, shown.body)
      .map(lowerFirst)
      .join('; ');
  const held = open.filter(isHeld);
  const asked = { dealBreaker: false, redFlag: false, verification: 'First call' };
  return [
    ...[...held, ...open.filter((fact) => fact.kind === 'tool' && !held.includes(fact))]
      .filter((fact) => isPlain(ownWords(fact)) && !isTorn(fact.text))
      .slice(0, shown.asked)
      .map((fact) => ({
        ...asked,
        criterion: cutGate(ownWords(fact), longest),
        requirement: 'HIGH' as const,
        description: `Demanded ${sayByWhom(fact)}; asked, not weighed`,
      })),
    ...(body === ''
      ? []
      : [
          {
            ...asked,
            // As on the scorecard: who cannot do it with any adjustment cannot do the job.
            dealBreaker: named !== '',
            criterion: `Physical work: ${cutGate(body, longest)}`,
            requirement: named === '' ? ('HIGH' as const) : ('MANDATORY' as const),
            description: sayAdjustmentAsIn(
              'Asked of everyone alike: can you do this, with or without an adjustment? Not scored',
              brief.place.country,
            ),
          },
        ]),
  ];
}

/** What was agreed to decide by: what must be met, what is scored, what is only wished for. */
export function listAgreed(source: Source, plan: Plan): AgreedCriterion[] {
  const { criteria } = plan;
  const gates = plan.gates.filter(isMandatory);
  const floors = listFloors(criteria);
  const lightest = Math.min(...floors.map(({ weight }) => weight));
  const all: AgreedCriterion[] = [
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
    ...listAsked(source, plan),
    // Every line of the scorecard, so that the weights add up to what is agreed.
    ...criteria.map((criterion) => {
      // The same rule as on the scorecard, in the same words.
      const isFloor = floors.includes(criterion);
      return {
        criterion: criterion.name,
        requirement: isFloor ? ('CRITICAL' as const) : rate(criterion, lightest),
        dealBreaker: isFloor && criterion.origin === 'must',
        redFlag: isFloor,
        description: [
          `Weight ${criterion.weight} of 100`,
          criterion.origin === 'trade' ? '; usual in the trade, to be agreed' : '',
          isFloor ? `. ${sayFloor(criterion)}` : '',
        ].join(''),
        verification: stepOf(plan, criterion),
      };
    }),
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
  // What decides stands first.
  return all.toSorted((a, b) => levels.indexOf(a.requirement) - levels.indexOf(b.requirement));
}
const levels: readonly AgreedCriterion['requirement'][] = [
  'MANDATORY',
  'CRITICAL',
  'HIGH',
  'MEDIUM',
  'PREFERRED',
];
