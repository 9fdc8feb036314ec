import { quote } from '#writing/quote.ts';
import { listFloors } from '#plan/demands/floors.ts';
import type { Criterion, Gate } from '#plan/criteria/criterion.ts';
import { sayAdjustmentAsIn } from '#plan/hiring-steps/adjustment.ts';
import { sayBody } from '#plan/criteria/gates/body-demands.ts';
import { isMandatory } from '#plan/criteria/gates/gates.ts';
import { saySmall } from '#plan/criteria/gates/name-gate.ts';
import { cutGate, shortGate } from '#plan/criteria/gates/ways.ts';
import { sayLaw } from '#plan/criteria/gates/law.ts';
import { listPlain } from '#plan/criteria/evidence/plain-lines.ts';
import { quoteEvidence } from '#plan/criteria/evidence/quote-evidence.ts';
import { sharedTelling } from '#plan/criteria/names/shared-stems.ts';
import { isWayOfWorking, listNaming } from '#plan/criteria/own-lines/traits.ts';
import { findShape } from '#plan/criteria/own-lines/demand-shape.ts';
import { sayWithin } from '#plan/criteria/questions/ask-line.ts';
import { isDoing } from '#plan/criteria/questions/is-doing.ts';
import { isKnownVerb } from '#plan/criteria/questions/to-doing.ts';
import { nameWish } from '#plan/demands/name-wish.ts';
import { isOfOffice, listOfficePrograms } from '#plan/criteria/own-lines/systems.ts';
import { listMusts, listNice, listPreferred } from '#plan/demands/requirements.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import { getPool, sayCatchment, sayPeople } from '#plan/search/pool.ts';
import type { Source } from '#plan/source.ts';
import { isClosed, listStatedDemands, pairGated } from '#plan/demands/stated-demands.ts';
import { listSampledLines } from '#plan/hiring-steps/sampled-line.ts';
import { stepOf } from '#plan/hiring-steps/steps.ts';
import {
  asksForNoExperience,
  welcomesBeginners,
  welcomesDespiteGaps,
} from '#plan/people/welcomes-beginners.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { isWhole } from '#writing/glued.ts';
import { joinList } from '#writing/list.ts';
import { isPlain } from '../hiring-synopsis/agreed-criteria.ts';
import { sayAnchors } from './anchors.ts';
import { sayFloor, weightRule } from './bands.ts';
import { draftDecision } from './draft-decision.ts';
import type { ScorecardFigures } from './figures.ts';
import type { ScorecardAssistantWriting } from './writing.ts';

const shownWishes = 5;
const shownGates = 8;
const checkWords = 14;
const shownReferences = 4;
const quotedWords = 12;

/** One card for every interview: the criteria of the plan with the anchors of the trade. */
export function draftScorecardAssistant(
  source: Source,
  figures: ScorecardFigures,
): ScorecardAssistantWriting {
  const plan = makePlan(source);
  const { names, criteria } = plan;
  return {
    toolDescription:
      `One card for every ${names.title} interview. The profiles are examples, not people. ${sayScale(source, plan)} What was not seen gets no score. ${capitalize(names.manager)} decides. ${plan.languageNote}`.trim(),
    criteria: criteria.map((criterion) => ({
      criterion: criterion.name,
      description: describe(criterion),
      evaluationGuidance: `Ask: ${criterion.question} ${sayFollowUp(criterion)}${sayAnchors(criterion)}`,
    })),
    criteriaChecks: listChecks(source, plan),
    referenceQuestions: listReferences(plan),
    ...draftDecision(plan, figures),
    marketContext: sayMarket(source, listFloors(plan.criteria).length > 0),
    ...draftPanel(source, plan, figures),
  };
}

/** What a former boss knows of somebody who led. */
const ofLeaders: readonly string[] = [
  'What did they take over, and which figure changed under them, from what to what?',
  'How many people did they lead, who grew under them, and who left because of them?',
];

/** What the trade asks, what speaks of the lines of the card before the rest, and the heaviest line in the job's own words. */
function listReferences({ criteria, drawer, post }: Plan): string[] {
  const scored = criteria.map(({ name, looksLike }) => `${name} ${looksLike}`).join(' ');
  const ofTrade = drawer.references.toSorted(
    (a, b) => sharedTelling(b, scored) - sharedTelling(a, scored),
  );
  const own = criteria
    .filter((one) => isInOwnWords(one) && one.origin !== 'preferred' && !isOfPerson(one))
    .flatMap(askReferee)
    .slice(0, ownReferences);
  const isLeading = post.leads || post.level === 'head';
  return [...(isLeading ? ofLeaders : []), ...own, ...ofTrade].slice(0, shownReferences);
}
const ownReferences = 1;

/** Of a doing or of something to be known; of anything else the questions of the trade are better. */
function askReferee({ name, facts: [first] }: Criterion): string[] {
  const bare = name.replace(/^(?:advanced|basic|working with) /i, '');
  const isDone = isDoing(bare) || isKnownVerb(bare.split(' ')[0]?.toLowerCase() ?? '');
  const example = 'Can you give me one example you saw yourself?';
  if (isDone) return [`How good were they at ${lowerFirst(bare)}? ${example}`];
  return first && known.has(findShape(first))
    ? [`How well did they know ${sayWithin(bare)}? ${example}`]
    : [];
}
const known: ReadonlySet<string> = new Set(['tool', 'knowledge']);

/** How somebody is, and where they have been, is no skill that others rate. */
const isOfPerson = (one: Criterion): boolean =>
  isWayOfWorking(one) ||
  one.facts.some(({ kind }) => kind === 'trait') ||
  /\b(?:experience|background|proficiency|leadership)\b/i.test(one.name);

const isInOwnWords = ({ competency, id, facts }: Criterion): boolean =>
  competency === null && facts.some((fact) => fact.id === id);

/** Where newcomers are welcome, what they did elsewhere counts like what others did at work; where years in a trade are asked for, the trade counts. */
function sayScale({ brief }: Source, { gates }: Plan): string {
  if (welcomesBeginners(brief) || asksForNoExperience(brief))
    return 'Examples from training, volunteering or any other work count in full.';
  const anyTrade = gates.some(({ kind }) => kind === 'experience')
    ? ''
    : '; in which trade it was done does not count';
  return `An example from training or of a different task scores 6 at most${anyTrade}.`;
}

/** What the marks count as an answer is asked as well. */
const sayFollowUp = ({ strong, probe }: Criterion): string =>
  strong.includes('in answer to the follow-up') ? `Follow up: ${probe} ` : '';

/** Why it is on the card: the line of the advertisement, or the trade and what it looks like there. */
function describe(criterion: Criterion): string {
  const { facts, looksLike, terms } = criterion;
  return facts.length === 0
    ? `Usual in the trade: ${lowerFirst(stripEnd(looksLike))}`
    : quote(quoteEvidence(listSaying(criterion), terms, quotedWords, criterion.name));
}

/** The lines that name a manner stand for it, and for work those that plainly speak of it. */
function listSaying(criterion: Criterion): readonly Criterion['facts'][number][] {
  const naming = isWayOfWorking(criterion) ? listNaming(criterion) : [];
  return naming.length > 0 ? naming : listPlain(criterion);
}

const openToGaps = 'Talk it through: the advertisement invites people who do not meet every point';

/** How a gate is met; how good somebody is at the same thing counts by points. */
function sayGate({ kind, law }: Gate, isOpen: boolean, line: Criterion | undefined): string {
  const rule =
    law && !law.isNamed
      ? `Pass or fail. ${sayLaw(law)}`
      : kind === 'check'
        ? 'Pass or fail: cleared, by the same rule for everyone'
        : isClosed({ kind, law }, isOpen)
          ? 'Pass or fail'
          : openToGaps;
  return line ? `${rule}; how good it is counts ${line.weight} points` : rule;
}

function listChecks(source: Source, plan: Plan): ScorecardAssistantWriting['criteriaChecks'] {
  const wishes = [...listPreferred(source.brief), ...listNice(source.brief)]
    .map(nameWish)
    .filter((wish) => isPlain(wish) && isWhole(wish))
    .slice(0, shownWishes)
    .map((wish) => cutGate(wish, checkWords));
  const body = sayBody(source.brief, plan.gates);
  const programs = listOfficePrograms(listMusts(source.brief));
  const isOpen = welcomesDespiteGaps(source.brief);
  const pairs = pairGated(plan);
  return [
    ...plan.gates
      .filter(isMandatory)
      .slice(0, shownGates)
      .map((gate) => ({
        criterion: shortGate(gate, checkWords),
        checkMethod: gate.when,
        passThreshold: sayGate(gate, isOpen, pairs.get(gate)),
        type: isClosed(gate, isOpen) ? ('dealBreaker' as const) : ('coreSkill' as const),
      })),
    ...listLines(plan),
    ...listAsked(source, plan, programs.length > 0),
    ...(programs.length === 0
      ? []
      : [
          {
            criterion: joinList(programs),
            checkMethod: 'First call',
            passThreshold: 'Yes or no; not scored',
            type: 'coreSkill' as const,
          },
        ]),
    ...(body === ''
      ? []
      : [
          {
            criterion: capitalize(body),
            checkMethod: sayAdjustmentAsIn(
              'Asked of everyone: can you do this, with or without an adjustment?',
              source.brief.place.country,
            ),
            passThreshold: sayAdjustmentAsIn(
              'Yes, with or without an adjustment; not scored',
              source.brief.place.country,
            ),
            type: 'dealBreaker' as const,
          },
        ]),
    ...(wishes.length === 0
      ? []
      : [
          {
            criterion: joinRow(wishes),
            checkMethod: 'First call',
            passThreshold: 'Breaks ties only',
            type: 'preferred' as const,
          },
        ]),
  ];
}

/** Every line of the card: each with a floor by itself, the others by the step in which they are seen. */
function listLines(plan: Plan): ScorecardAssistantWriting['criteriaChecks'] {
  const floors = listFloors(plan.criteria);
  const isWish = ({ origin }: Criterion): boolean => origin === 'preferred';
  // What is met or not met stands above, with its points.
  const paired = new Set(pairGated(plan).values());
  const rest = plan.criteria.filter(
    (one) => !floors.includes(one) && !isWish(one) && !paired.has(one),
  );
  const bySteps = Map.groupBy(rest, (one) => stepOf(plan, one));
  return [
    ...floors.map((criterion) => ({
      criterion: criterion.name,
      checkMethod: stepOf(plan, criterion),
      passThreshold: sayFloor(criterion),
      type: 'dealBreaker' as const,
    })),
    ...[...bySteps].map(([step, lines]) => ({
      criterion: joinRow(lines.map(({ name }) => name)),
      checkMethod: step,
      passThreshold: weightRule,
      type: 'coreSkill' as const,
    })),
    ...plan.criteria.filter(isWish).map((criterion) => ({
      criterion: criterion.name,
      checkMethod: stepOf(plan, criterion),
      passThreshold: weightRule,
      type: 'preferred' as const,
    })),
  ];
}

/** What the job requires and no line scores, in the order of all documents: asked of everyone, and not lost. */
function listAsked(
  source: Source,
  plan: Plan,
  hasPrograms: boolean,
): ScorecardAssistantWriting['criteriaChecks'] {
  const asked = listStatedDemands(source, plan).filter(
    ({ status, isManner, fact }) =>
      status === 'asked' &&
      !isManner &&
      fact &&
      isWhole(fact.text) &&
      !(hasPrograms && isOfOffice(fact)),
  );
  return [true, false].flatMap((endsIt) => {
    const alike = asked.filter((demand) => demand.endsIt === endsIt);
    const named = alike.slice(0, shownAsked).map(({ words }) => cutGate(words, askedWords));
    if (named.length === 0) return [];
    const example = `one example of where and when${alike.length > named.length ? '; the rest is in the intake' : ''}`;
    return [
      {
        criterion: joinRow(named),
        checkMethod: 'First call',
        passThreshold: endsIt ? `Pass or fail: ${example}` : capitalize(example),
        type: endsIt ? ('dealBreaker' as const) : ('coreSkill' as const),
      },
    ];
  });
}
/** Several that are checked alike in one row. */
const joinRow = (names: readonly string[]): string =>
  names.map((name, i) => (i === 0 || !name.includes(' ') ? name : saySmall(name))).join('; ');
const shownAsked = 4;
const askedWords = 12;

/** So many people, and a better one can be waited for; so few, and what is missing is taught. */
const plenty = 3000;
const scarce = 400;

/** What the number of people within reach means for a score that is nearly enough. */
function sayMarket(source: Source, hasFloors: boolean): string {
  const pool = getPool(source);
  const usual = hasFloors
    ? 'hold to the minimums and train for the rest'
    : 'hold to the heaviest lines and train for the rest';
  if (!pool) return `The pool is not counted here: ${usual}.`;
  const { count } = pool.direct;
  const means =
    count >= plenty
      ? hasFloors
        ? 'enough to hold to every minimum'
        : 'enough to wait for a strong total'
      : count <= scarce
        ? 'few enough to train a maybe rather than wait'
        : usual;
  return `About ${sayPeople(count)} work in the occupation ${sayCatchment(source)} (estimate): ${means}.`;
}

/** Which lines are scored in which step. */
function sayWhere(plan: Plan): string {
  const byStep = Map.groupBy(plan.criteria.keys(), (place) => {
    const criterion = plan.criteria[place];
    return criterion ? stepOf(plan, criterion) : '';
  });
  return [...byStep]
    .map(
      ([step, places]) =>
        `${places.length === 1 ? 'Line' : 'Lines'} ${joinList(places.map((place) => String(place + 1)))} in ${quote(step)}.`,
    )
    .join(' ');
}

/** What is tried out is scored on every line it tests. */
function saySample({ criteria, drawer }: Plan): string {
  const { name, minutes } = drawer.work_sample;
  const places = listSampledLines(criteria, drawer.work_sample).map((line) =>
    String(criteria.indexOf(line) + 1),
  );
  const scored =
    places.length > 0
      ? `, scored on ${places.length === 1 ? 'line' : 'lines'} ${joinList(places)}`
      : ', read beside the scores';
  return `${quote(name)} (${minutes} minutes)${scored}: the same task and time for everyone, with adjustments on request`;
}

function draftPanel(
  source: Source,
  plan: Plan,
  { reviewDate, talker }: ScorecardFigures,
): Pick<
  ScorecardAssistantWriting,
  | 'alertTriggers'
  | 'reportingCadence'
  | 'biasDetectionMetrics'
  | 'calibrationRecommendations'
  | 'reportStructure'
  | 'aggregationMethod'
  | 'sentimentAnalysis'
  | 'consensusIndicators'
> {
  return {
    alertTriggers: [
      'A score without a sentence on what was said or done',
      'A score based on work history, without an example',
    ],
    reportingCadence: `After every third candidate, and on ${reviewDate}`,
    biasDetectionMetrics: [
      'Share of people who pass each step, by source, seen by HR only',
      'Notes on age, accent, family, health or gaps: strike them',
    ],
    calibrationRecommendations: [
      `Score profiles A and ${talker} together first and agree what a 7 is; after that, score alone before you talk`,
      sayAdjustmentAsIn(saySample(plan), source.brief.place.country),
    ],
    reportStructure: [
      plan.gates.some(isMandatory)
        ? 'Required items: pass or fail'
        : 'Weighted score, and the lowest line with its evidence',
      'Two strengths and two concerns, each with its evidence',
    ],
    aggregationMethod: `${sayWhere(plan)} Take the average of those who saw it, then apply the weights.`,
    sentimentAnalysis: 'Count what was observed, not how warm the notes sound.',
    consensusIndicators: [
      'All within 2 points: decide',
      'A gap of 3 or more: read the notes aloud and score once more',
    ],
  };
}
