import { listFloors } from '#plan/demands/floors.ts';
import { sayBody } from '#plan/criteria/gates/body-demands.ts';
import type { Criterion, Gate } from '#plan/criteria/criterion.ts';
import { isMandatory } from '#plan/criteria/gates/gates.ts';
import { cutGate, shortGate } from '#plan/criteria/gates/ways.ts';
import { sayLaw } from '#plan/criteria/gates/law.ts';
import { isWayOfWorking } from '#plan/criteria/own-lines/traits.ts';
import { isListItem, ownWords } from '#plan/wording/own-words.ts';
import type { Plan } from '#plan/plan.ts';
import { asksSomething, dropForce, gatherRest, sayDemand } from '#plan/demands/also-required.ts';
import { nameWish } from '#plan/demands/name-wish.ts';
import { listMusts, listNice, listPreferred } from '#plan/demands/requirements.ts';
import {
  forceNames,
  isClosed,
  listStatedDemands,
  pairGated,
  type StatedDemand,
} from '#plan/demands/stated-demands.ts';
import { welcomesDespiteGaps } from '#plan/people/welcomes-beginners.ts';
import { isGlued } from '#writing/glued.ts';
import { joinList, listOnce } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { cutQuote } from '#writing/shorten.ts';
import { sayAdjustmentAsIn } from '#plan/hiring-steps/adjustment.ts';
import { lowerFirst } from '#writing/casing.ts';
import type { Source } from '#plan/source.ts';
import { stepOf } from '#plan/hiring-steps/steps.ts';
import { isAboveFloor, sayFloor, sayNoFloor } from '../scorecard-assistant/bands.ts';
import { mostAgreed, type HiringSynopsis } from './content.ts';

export type AgreedCriterion = HiringSynopsis['agreedUponHiringCriteria'][number];

const longest = 20;
const longestWish = 12;
const shown = { gates: 6, body: 2, wishes: 3, covered: 6 };
const short = 10;
const covered = 10;

const isDemanded = ({ origin, facts }: Criterion): boolean =>
  origin === 'must' ||
  facts.some(({ kind, importance }) => kind !== 'duty' && importance === 'must');

/** What the advertisement demands and much depends on is critical, whether or not it ends a candidacy; manners and what is done every day are high. */
const rate = (criterion: Criterion): AgreedCriterion['requirement'] => {
  const { origin, weight } = criterion;
  if (isDemanded(criterion))
    return weight >= heavy && !isWayOfWorking(criterion) ? 'CRITICAL' : 'HIGH';
  if (origin === 'preferred' || isWayOfWorking(criterion)) return 'PREFERRED';
  return origin === 'duty' || weight >= heavy ? 'HIGH' : 'MEDIUM';
};
/** Points of a hundred: what the trade knows weighs as much as a main line. */
const heavy = 15;

/** A demand one can check, and no sentence about the job. */
export const isPlain = (words: string): boolean =>
  isListItem(words.replace(/\b(?:e\.g|i\.e)\.?/gi, 'as'), longest);

const sources: Partial<Record<Gate['kind'], string>> = {
  check: `${forceNames.pass}; the same check for everyone`,
  condition: `${forceNames.pass}; asked of everyone alike`,
  experience: `${forceNames.pass}; years and places decide, never age`,
};

/** Its force first, then by what it is shown. */
const sayGate = (gate: Gate, isOpen: boolean): string =>
  gate.law
    ? sayLaw(gate.law)
    : isClosed(gate, isOpen)
      ? (sources[gate.kind] ?? forceNames.pass)
      : 'Required, but open to discussion: the advertisement invites people who do not meet every point';

/** A line that several grew into, or a heading. */
const isTorn = (text: string): boolean => isGlued(text) || /\p{Lu}{7,}/u.test(text);

/** "Day-to-Day", "Number of required workers: 2-3": over a list or beside it, and nothing that somebody brings. */
const noDemand =
  /^(?:day[- ]{1,2}to[- ]{1,2}day|(?:the )?number of (?:\w+ ){0,2}(?:workers|positions|openings|vacancies|posts|people)|(?:job )?(?:requirements?|qualifications?|responsibilities|duties|skills|education|experience))\b(?:\s*:.{0,30})?$/i;

const longestBody = 14;

/** What is required, and neither settled by a paper nor scored: one example in the first call shows it. */
function listAsked(source: Source, plan: Plan): AgreedCriterion[] {
  const open = listStatedDemands(source, plan).filter(
    ({ status, isManner, fact }) =>
      status === 'asked' &&
      !isManner &&
      fact !== undefined &&
      !isTorn(fact.text) &&
      !noDemand.test(fact.text),
  );
  return [
    ...listAlike(open, true),
    ...listAlike(open, false),
    ...listManner(source, plan),
    ...listBody(source, plan),
  ];
}

/** How somebody is to be, where no line of the card scores it. */
function listManner(source: Source, plan: Plan): AgreedCriterion[] {
  const open = listStatedDemands(source, plan).filter(
    ({ status, isManner, fact }) =>
      status === 'asked' && isManner && fact !== undefined && !isTorn(fact.text),
  );
  const said = listOnce(open.filter(asksSomething).map((demand) => sayDemand(demand, short)));
  return said.length === 0
    ? []
    : [
        {
          criterion: `Way of working: ${said.join('; ')}`,
          requirement: 'HIGH',
          dealBreaker: false,
          redFlag: false,
          verification: 'All interviews',
          description:
            'Required, heard in every interview by what somebody did; no points of its own',
        },
      ];
}

/** A list of twenty is no agreement: the first stands alone, the later ones together, and none is dropped. */
function listAlike(demands: readonly StatedDemand[], endsIt: boolean): AgreedCriterion[] {
  const alike = demands.filter((demand) => demand.endsIt === endsIt);
  const [first, ...rest] = alike;
  if (!first) return [];
  const row = {
    // Only what ends a candidacy is mandatory; what is required to some degree is heard, and weighed.
    requirement: endsIt ? ('MANDATORY' as const) : ('CRITICAL' as const),
    dealBreaker: endsIt,
    redFlag: false,
    verification: 'First call',
    description: `${endsIt ? forceNames.pass : 'Required, level heard in the first call'}; one example of where and when`,
  };
  return [
    { ...row, criterion: cutGate(dropForce(first.words), longest) },
    ...gatherRest(rest, short).map((criterion) => ({ ...row, criterion })),
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
          // As on the scorecard: who cannot do it with any adjustment cannot do the job.
          dealBreaker: named !== '',
          redFlag: false,
          verification: 'First call',
          criterion: `Physical work: ${cutGate(body, longest)}`,
          requirement: named === '' ? ('CRITICAL' as const) : ('MANDATORY' as const),
          description: sayAdjustmentAsIn(
            'Asked of everyone in the same words: can you do this, with or without an adjustment? Not scored',
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
    .filter((demand) => demand.criterion === criterion && asksSomething(demand))
    .map(({ words }) => words)
    .filter((words) => !isTorn(words) && words.toLowerCase() !== criterion.name.toLowerCase());
  return musts.length === 0
    ? ''
    : `: ${joinList(musts.slice(0, shown.covered).map((words) => quote(cutQuote(words, covered))))}`;
}

/** How a line of the card counts, in the same words as on the card. */
function sayLine(
  criterion: Criterion,
  floors: readonly Criterion[],
  demands: readonly StatedDemand[],
): string {
  const { origin, weight } = criterion;
  const covered = sayCovered(criterion, demands);
  const rule = floors.includes(criterion)
    ? `. ${sayFloor(criterion)}`
    : isAboveFloor(criterion, floors)
      ? `; ${sayNoFloor(criterion)}`
      : '';
  const force =
    origin === 'must'
      ? forceNames.level
      : { duty: 'Duty', preferred: 'Preferred', trade: 'Usual in the trade, to be agreed' }[origin];
  return `${force}; ${weight} points${covered}${rule}`;
}

/** Papers and conditions behind the first: what ends it together, and what is open to discussion. */
const listMoreGates = (gates: readonly Gate[], isOpen: boolean): AgreedCriterion[] =>
  [true, false].flatMap((endsIt) =>
    gatherRest(
      gates
        .filter((gate) => isClosed(gate, isOpen) === endsIt)
        .map((gate) => ({ words: shortGate(gate, longest) })),
      longest,
    ).map((criterion) => ({
      criterion,
      requirement: endsIt ? ('MANDATORY' as const) : ('CRITICAL' as const),
      dealBreaker: endsIt,
      redFlag: !endsIt,
      description: endsIt
        ? `${forceNames.pass}; each as the scorecard says`
        : 'Required, but open to discussion: the advertisement invites people who do not meet every point',
      verification: 'As on the scorecard',
    })),
  );

/** What was agreed to decide by: what must be met, what is scored, what is only wished for. */
export function listAgreed(source: Source, plan: Plan): AgreedCriterion[] {
  const { criteria } = plan;
  const isOpen = welcomesDespiteGaps(source.brief);
  const demands = listStatedDemands(source, plan);
  const floors = listFloors(criteria);
  const mandatory = plan.gates.filter(isMandatory);
  // What is met or not met has one row; how good it is counts there.
  const pairs = pairGated(plan);
  const paired = new Set(pairs.values());
  const all: AgreedCriterion[] = [
    ...mandatory.slice(0, shown.gates).map((gate) => {
      const line = pairs.get(gate);
      return {
        criterion: shortGate(gate, longest),
        requirement: isClosed(gate, isOpen) ? ('MANDATORY' as const) : ('CRITICAL' as const),
        dealBreaker: isClosed(gate, isOpen),
        // Required, and yet nobody is turned away for it before it was discussed.
        redFlag: !isClosed(gate, isOpen),
        description: `${sayGate(gate, isOpen)}${line ? `; how good it is counts ${line.weight} points` : ''}`,
        verification: gate.when,
      };
    }),
    ...listMoreGates(mandatory.slice(shown.gates), isOpen),
    // Every line of the scorecard, so that the weights add up to what is agreed.
    ...criteria
      .filter((criterion) => !paired.has(criterion))
      .map((criterion) => {
        const isFloor = floors.includes(criterion);
        return {
          criterion: criterion.name,
          requirement: isFloor ? ('CRITICAL' as const) : rate(criterion),
          dealBreaker: isFloor,
          redFlag: false,
          description: sayLine(criterion, floors, demands),
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
        description: forceNames.plus,
        verification: 'First call',
      })),
  ];
  // What decides stands first; where the table is full, the last wishes stand in the posting alone.
  return all
    .toSorted((a, b) => levels.indexOf(a.requirement) - levels.indexOf(b.requirement))
    .slice(0, mostAgreed);
}
const levels: readonly AgreedCriterion['requirement'][] = [
  'MANDATORY',
  'CRITICAL',
  'HIGH',
  'MEDIUM',
  'PREFERRED',
];
