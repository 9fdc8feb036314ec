import { sayBody } from '#plan/criteria/gates/body-demands.ts';
import type { Criterion, Gate } from '#plan/criteria/criterion.ts';
import { isMandatory } from '#plan/criteria/gates/gates.ts';
import { cutGate, shortGate } from '#plan/criteria/gates/ways.ts';
import { sayLaw } from '#plan/criteria/gates/law.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import { isListItem, ownWords } from '#plan/wording/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import { nameWish } from '#plan/demands/name-wish.ts';
import { listMusts, listNice, listPreferred } from '#plan/demands/requirements.ts';
import { listStatedDemands, type StatedDemand } from '#plan/demands/stated-demands.ts';
import { isGlued } from '#writing/glued.ts';
import { joinList } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import { sayAdjustmentAsIn } from '#plan/hiring-steps/adjustment.ts';
import { capitalize, lowerFirst } from '#writing/casing.ts';
import type { Source } from '#plan/source.ts';
import { findFact, sayByWhom } from '#plan/wording/who-said.ts';
import { stepOf } from '#plan/hiring-steps/steps.ts';
import { listFloors, sayFloor } from '../scorecard-assistant/bands.ts';
import type { HiringSynopsis } from './content.ts';

export type AgreedCriterion = HiringSynopsis['agreedUponHiringCriteria'][number];

const longest = 20;
const longestWish = 12;
const shown = { gates: 6, asked: 1, together: 5, body: 2, wishes: 3, covered: 2 };
const short = 10;
const covered = 10;

const isDemanded = ({ origin, facts }: Criterion): boolean =>
  origin === 'must' || facts.some(({ importance }) => importance === 'must');

/** What ends it is critical; what is demanded or done every day is high; where all is critical nothing is. */
const rate = (criterion: Criterion): AgreedCriterion['requirement'] => {
  const { origin, weight } = criterion;
  if (isDemanded(criterion)) return 'HIGH';
  if (origin === 'preferred' || isWayOfWorking(criterion)) return 'PREFERRED';
  return origin === 'duty' || weight >= heavy ? 'HIGH' : 'MEDIUM';
};
/** Points of a hundred: what the trade knows weighs as much as a main line. */
const heavy = 15;

/** Put together from several lines of the advertisement. */
const unsaid = { source: { from: 'job', field: 'sourceText', quote: '', start: 0 } } as const;

/** A demand one can check, and no sentence about the job. */
export const isPlain = (words: string): boolean =>
  isListItem(words.replace(/\b(?:e\.g|i\.e)\.?/gi, 'as'), longest);

const sources: Partial<Record<Gate['kind'], string>> = {
  check: 'The same check for everyone',
  condition: 'Asked of everyone alike',
  experience: 'Demanded; years and places decide, not age',
};

/** A line that several grew into, or a heading. */
const isTorn = (text: string): boolean => isGlued(text) || /\p{Lu}{7,}/u.test(text);

const longestBody = 14;

/** What is demanded, and neither settled by a paper nor scored: asked all the same; of the body only whether it can be done. */
function listAsked(source: Source, plan: Plan): AgreedCriterion[] {
  const open = listStatedDemands(source, plan).filter(
    ({ status, isManner, fact }) =>
      status === 'asked' && !isManner && fact !== undefined && !isTorn(fact.text),
  );
  const first = open.slice(0, shown.asked);
  return [
    ...first.map(({ words }) => ({
      ...asked,
      criterion: cutGate(words, longest),
      description: `Demanded; ${bySayingSo}`,
    })),
    ...sayRest(open.slice(shown.asked)),
    ...listBody(source, plan),
  ];
}
const bySayingSo = 'asked in the first call, no points';
const asked = {
  requirement: 'HIGH' as const,
  dealBreaker: false,
  redFlag: false,
  verification: 'First call',
};

/** A list of twenty is no agreement: the later ones stand together, and none is dropped without a word. */
function sayRest(rest: readonly StatedDemand[]): AgreedCriterion[] {
  // One or two more are told as quickly as that there are more.
  const together = rest.length <= shown.together + 2 ? rest.length : shown.together;
  const named = rest.slice(0, together).map(({ words }) => lowerFirst(cutGate(words, short)));
  return named.length === 0
    ? []
    : [
        {
          ...asked,
          criterion: `Also demanded: ${named.join('; ')}${named.length < rest.length ? '; the rest in the intake' : ''}`,
          description: `${capitalize(bySayingSo)}; which may bend?`,
        },
      ];
}

function listBody({ brief }: Source, { gates }: Plan): AgreedCriterion[] {
  const told = new Set(gates.filter(isMandatory).flatMap(({ factIds = [] }) => factIds));
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
  return body === ''
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
      ];
}

/** The demands that a line of the card stands for, in their own words: its name alone does not tell them. */
function sayCovered(criterion: Criterion, demands: readonly StatedDemand[]): string {
  const [wish] = criterion.facts;
  if (criterion.origin === 'preferred')
    return wish ? `: ${quote(cutQuote(nameWish(wish), covered))}` : '';
  const musts = demands
    .filter((demand) => demand.criterion === criterion)
    .map(({ words }) => words)
    .filter((words) => !isTorn(words) && words.toLowerCase() !== criterion.name.toLowerCase());
  return musts.length === 0
    ? ''
    : `: ${joinList(musts.slice(0, shown.covered).map((words) => quote(cutQuote(words, covered))))}`;
}

/** What was agreed to decide by: what must be met, what is scored, what is only wished for. */
export function listAgreed(source: Source, plan: Plan): AgreedCriterion[] {
  const { criteria } = plan;
  const gates = plan.gates.filter(isMandatory);
  const demands = listStatedDemands(source, plan);
  const floors = listFloors(criteria);
  // Where no line has a floor, the heaviest that is demanded decides.
  const [first] = floors.length > 0 ? [] : criteria.filter(isDemanded);
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
    // Every line of the scorecard, so that the weights add up to what is agreed.
    ...criteria.map((criterion) => {
      // The same rule as on the scorecard, in the same words.
      const isFloor = floors.includes(criterion);
      return {
        criterion: criterion.name,
        requirement: isFloor || criterion === first ? ('CRITICAL' as const) : rate(criterion),
        // Its own text says that little is a maybe, and less the end.
        dealBreaker: false,
        redFlag: isFloor,
        description: [
          `${criterion.weight} points`,
          isWayOfWorking(criterion) ? '' : sayCovered(criterion, demands),
          criterion.origin === 'trade' ? '; usual in the trade, to be agreed' : '',
          isFloor ? `. ${sayFloor(criterion)}` : '',
          criterion.isGated ? '. That they have it is settled above; this says how well' : '',
        ].join(''),
        verification: stepOf(plan, criterion),
      };
    }),
    ...listAsked(source, plan),
    ...[...listPreferred(source.brief), ...listNice(source.brief)]
      .filter(
        (fact) =>
          isPlain(nameWish(fact)) &&
          // A wish that only stands behind a demanded line is a plus all the same.
          !criteria.some(({ facts, origin }) => origin === 'preferred' && facts.includes(fact)),
      )
      .slice(0, shown.wishes)
      .map((fact) => ({
        criterion: cutGate(nameWish(fact), longestWish),
        requirement: 'PREFERRED' as const,
        dealBreaker: false,
        redFlag: false,
        description: 'A plus only',
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
