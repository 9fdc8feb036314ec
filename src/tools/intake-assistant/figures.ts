import { listFloors } from '#plan/demands/floors.ts';
import { fitRows, gatherRest } from '#plan/demands/also-required.ts';
import { listAskedQuestions } from '#plan/questions/asked-questions.ts';
import { sayHoursKind } from '#plan/contract/contract.ts';
import { sayFormOfPay } from '#plan/contract/deciding-terms.ts';
import { isMandatory } from '#plan/criteria/gates/gates.ts';
import { shortGate } from '#plan/criteria/gates/ways.ts';
import { nameWithLaw } from '#plan/criteria/gates/law.ts';
import { findPlaceWords } from '#plan/employer/said-in-passing.ts';
import { isHybridOffered } from '#plan/hours/offered-hybrid.ts';
import { isListItem, listFacts, ownWords } from '#plan/wording/own-words.ts';
import { nameTeam } from '#plan/letters/tell-facts.ts';
import { tidyHours } from '#plan/hours/hours.ts';
import { nameWish } from '#plan/demands/name-wish.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import {
  isDebris,
  listMusts,
  listNice,
  listPreferred,
  listWork,
} from '#plan/demands/requirements.ts';
import { sayAnswer, sayAsked, sayWho } from '#plan/questions/quoted-answers.ts';
import { listColleagues } from '#plan/wording/colleagues.ts';
import { cutDuty } from '#plan/wording/cut-duty.ts';
import { whoseFacts } from '#plan/wording/who-said.ts';
import type { Source } from '#plan/source.ts';
import { holds, listStatedDemands } from '#plan/demands/stated-demands.ts';
import { isSettled, sayAnswerDay } from '#shared/answer-words.ts';
import type { Fact } from '#shared/brief.ts';
import { findSpoken } from '#shared/spoken-of.ts';
import { capitalize, lowerFirst, stripEnd } from '#writing/casing.ts';
import { sayDate } from '#writing/dates.ts';
import { isGlued } from '#writing/glued.ts';
import { joinList, listOnce } from '#writing/list.ts';
import { quote } from '#writing/quote.ts';
import { countWords, cutQuote } from '#writing/shorten.ts';
import { listQuotes } from '../interview-coaching/said-of-house.ts';
import { mostMusts, type IntakeAssistant } from './content.ts';
import { listFlagged } from './list-assumptions.ts';

type Horizon = keyof IntakeAssistant['successMetrics'];

export interface IntakeFigures {
  toolDescription: string;
  location: string;
  payRange: string;
  workType: string;
  requirements: string;
  responsibilities: string[];
  workEnvironment: string[];
  /** What nobody may lack, in the words of the job; how it is tested is for the writer to say. */
  mustHaves: string[];
  preferred: string[];
  niceToHave: string[];
  /** By when each success metric is looked at. */
  horizons: Record<Horizon, string>;
  /** What was asked and answered, the newest last. */
  agreed: NonNullable<IntakeAssistant['agreed']>;
  openQuestions: NonNullable<IntakeAssistant['openQuestions']>;
}

const shown = { duties: 14, wishes: 20, conditions: 3, named: 3 };
/** One or two more are told as quickly as that there are more. */
const fewLeft = 2;
const dutyWords = 16;
/** Cut shorter than this, a duty says nothing. */
const fewestWords = 6;
const namedWords = 8;
const lineLength = 16;
/** Behind so many essentials the others stand together. */
const mostHard = 14;
const restWords = 24;

const workTypes = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' };

/** What nobody may lack, whole and in its own words, in the order of the plan; manner and body in one line each. */
function listMustHaves(source: Source, plan: Pick<Plan, 'gates' | 'criteria'>): string[] {
  const demands = listStatedDemands(source, plan);
  const hard = demands.filter(({ isManner }) => !isManner);
  const manner = demands.flatMap(({ fact, isManner }) => (isManner && fact ? [fact] : []));
  const bodily = listMusts(source.brief).filter(({ kind }) => kind === 'physical');
  const told = new Set(plan.gates.filter(isMandatory).flatMap(({ factIds = [] }) => factIds));
  return listOnce([
    ...hard
      .slice(0, mostHard)
      .map(({ words, gate, fact }) => (gate && !fact ? nameWithLaw(gate) : words)),
    ...gatherRest(hard.slice(mostHard), restWords),
    ...sayManner(manner),
    ...sayBody(bodily.filter(({ id }) => !told.has(id)).slice(0, mostHard)),
  ]);
}

/** A line of its own in the job stays one; bare qualities stand together, each in its own words. */
function sayManner(facts: readonly Fact[]): string[] {
  const isLine = (fact: Fact): boolean => ownWords(fact).split(/\s+/).length > bareWords;
  const bare = facts.filter((fact) => !isLine(fact)).map(ownWords);
  const said = listOnce(bare.filter((text) => isListItem(text, bareWords)).map(lowerFirst));
  const lines = facts
    .filter(isLine)
    .map((fact) => ownWords(fact).replace(explained, ''))
    .filter((text) => isAsked(text) && !noLine.test(text) && !isGlued(text));
  return [
    ...lines.slice(0, mostLines),
    ...gatherRest(
      lines.slice(mostLines).map((words) => ({ words })),
      restWords,
    ),
    ...(said.length === 0 ? [] : [`${manner}${said.join(', ')}`]),
  ];
}
/** Asked of somebody, be it in a sentence: "Patience is essential, as the guests are tired". */
const isAsked = (text: string): boolean =>
  countWords(text) <= lineWords && !/^(?:you|we|they|this|our|if|please|as an?)\b/i.test(text);

/** "Steady hand: You keep calm in a storm": the name of a quality, and a sentence on it. */
const explained = /(?<=^[^:.;]{4,50}):\s(?:you|your|we|this|it|that|the)(?:['’]\p{L}+)?\s.*$/isu;

/** Where the job demands nothing, what ends it on the card and in the synopsis stands here too, as a proposal. */
function proposeMusts({ criteria }: Pick<Plan, 'criteria'>): string[] {
  const floors = listFloors(criteria).map(({ name }) => `${name}${proposed}`);
  return floors.length > 0 ? floors : ['None is stated: agree on three that decide'];
}

/** One order of wishes is enough where the job knows one kind only: all documents call it preferred. */
function rankWishes(
  preferred: readonly string[],
  nice: readonly string[],
): Pick<IntakeFigures, 'preferred' | 'niceToHave'> {
  const [first, second] = preferred.length > 0 ? [preferred, nice] : [nice, preferred];
  const none = ['None is stated'];
  return {
    preferred: first.length > 0 ? first.slice(0, shown.wishes) : none,
    niceToHave: second.length > 0 ? second.slice(0, shown.wishes) : none,
  };
}

const bareWords = 3;
const lineWords = 34;
/** Torn off, or a word about the list itself. */
const noLine = /^(?:what|so|when|how|whether|these|those|personal|here|teamwork plays)\b|:\p{L}/iu;
const mostLines = 14;

export const proposed = ' (proposed; none is stated)';
export const manner = 'Way of working: ';
export const body = 'Physical work: ';

const sayBody = (facts: readonly Fact[]): string[] =>
  facts.length === 0 ? [] : [`${body}${facts.map(ownWords).join('; ')}`];

export function computeIntakeFigures(source: Source): IntakeFigures {
  const { brief } = source;
  const plan = makePlan(source);
  const { pay, timeline, gates, place, stated, languageNote } = plan;
  const { country } = brief.place;
  const musts = listMustHaves(source, plan);
  const preferred = listPreferred(brief).map(nameWish);
  const nice = listNice(brief).map(nameWish);
  const duties = listWork(brief);
  const by = (day: string): string => `by ${sayDate(day, country)}`;
  const mark = timeline.start.stated ? '' : ', if the planned start holds';
  const told = duties.length - shown.duties > fewLeft ? shown.duties : duties.length;
  return {
    toolDescription:
      `What to agree on before anyone is called. Facts are ${whoseFacts(source)}; goals and interview steps are proposals. ${languageNote}`.trim(),
    location: place.label ?? sayWhere(source),
    payRange:
      pay.range === null
        ? (sayFormOfPay(brief) ?? '[pay: confirm before anything is published]')
        : `${pay.range}${pay.beside}`,
    workType: sayWork(source),
    requirements: sayRequirements(musts, gates),
    responsibilities:
      duties.length > 0
        ? [
            ...duties.slice(0, told).map(inShort),
            ...(duties.length > told ? [`${duties.length - told} more, in the posting`] : []),
          ]
        : ['The advertisement lists none [confirm the five that fill the week]'],
    workEnvironment: listConditions(source, stated),
    mustHaves: musts.length > 0 ? fitRows(musts, mostMusts) : proposeMusts(plan),
    ...rankWishes(preferred, nice),
    horizons: {
      '30-day': `${by(timeline.day30)}${mark}`,
      '90-day': by(timeline.day90),
      '6-month': by(timeline.month6),
      '12-month': by(timeline.month12),
    },
    agreed: listAgreed(source),
    openQuestions: listOpenQuestions(source, plan),
  };
}

/** As far as its first clauses go, and whole where they would tell too little or end amid something. */
function inShort(duty: string): string {
  const cut = cutDuty(duty, dutyWords) ?? cutDuty(duty, longestCut) ?? duty;
  return countWords(cut) < fewestWords ? duty : cut;
}
const longestCut = 24;

const mostQuestions = 3;
/** Asked by itself, but told as the plan has it. */
const ofPlan: ReadonlySet<string | null> = new Set(['Deadline', 'Openings']);

/** What is asked at the intake besides the assumptions, which are questions themselves. */
function listOpenQuestions(source: Source, plan: Plan): IntakeFigures['openQuestions'] {
  const flagged = new Set(listFlagged(plan).map(({ ask }) => ask));
  return listAskedQuestions(source)
    .filter(({ ask, topic }) => !flagged.has(ask) && !ofPlan.has(topic))
    .slice(0, mostQuestions)
    .map(({ ask, owner, why }) => ({ question: ask, owner, why }));
}

/** The first of the list, as many as one reads in a line; where there are more it says so. */
function sayRequirements(musts: readonly string[], gates: Plan['gates']): string {
  const named = dropContained(musts).map((must) =>
    shortGate(gates.find(({ name }) => name === must) ?? { name: must }, namedWords),
  );
  let words = 0;
  const kept = named.filter((name, i) => {
    words += name.split(/\s+/).length;
    return i < shown.named || words <= lineLength;
  });
  if (named.length - kept.length <= fewLeft) kept.splice(0, kept.length, ...named);
  return named.length === 0
    ? 'The advertisement names none [confirm]'
    : `${kept.join('; ')}${kept.length < named.length ? '; more under must-haves' : ''}`;
}

/** Where no town is named, what a sentence says of the place. */
function sayWhere({ brief }: Source): string {
  const said = findPlaceWords(brief);
  return said === null
    ? '[place: confirm]'
    : `${capitalize(said.words)} [${said.isRemote ? 'states or countries' : 'address'}: confirm]`;
}

/** A demand that another line holds already is named once. */
const dropContained = (texts: readonly string[]): string[] =>
  texts.filter((text) => !texts.some((other) => holds(other, text)));

const listAgreed = ({ answers = [], brief }: Source): IntakeFigures['agreed'] =>
  answers
    .filter(isSettled)
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map((answer) => ({
      question: sayAsked(answer),
      answer: sayAnswer(answer, brief.place.country),
      by: sayWho(answer),
      on: sayAnswerDay(answer),
    }));

const quotedHours = 14;

/** Hours that stand somewhere in the text are quoted, and not asked for as if they did not. */
function quoteHours(brief: Source['brief']): string | null {
  const said = findSpoken(brief, 'week', 'times', 'hours');
  return said === null ? null : `${quote(cutQuote(said, quotedHours))} [confirm]`;
}

function sayWork(source: Source): string {
  const { brief } = source;
  const { sentences } = makePlan(source);
  const kind = sayHoursKind(brief);
  return (
    [
      isHybridOffered(brief)
        ? 'Hybrid as an option [terms: confirm]'
        : brief.workType
          ? [workTypes[brief.workType], brief.presence?.text].filter(Boolean).join(', ')
          : null,
      kind && capitalize(kind),
      stripEnd(sentences.hours.replace(/^Hours: /, '')) ||
        (brief.hours && tidyHours(brief.hours.text)) ||
        quoteHours(brief),
    ]
      .filter(Boolean)
      .join('; ') ||
    (brief.place.resolved === null
      ? '[days, hours and place of work: confirm]'
      : '[days and hours: confirm]')
  );
}

/** Whom one works with; not that somebody is sought. */
const ofTheTeam =
  /\bteam of\b|\b(?:work|works|working) (?:alongside|closely|with|within)\b|\b\d+[- ](?:bed|people|person|strong|member|staff)|\b(?:unit|department)\b/i;
/** Rows of a form about movements say nothing of the place. */
const ofMovements =
  /\b(?:sit|stand|walk|stoop|kneel|finger|reach|grasp|vision|hear|talk|dexterity|coordination|stamina)/i;
/** "This is a full-time position" stands under the kind of work already. */
const ofContract = /\b(?:full|part)[- ]?time\b/i;
const longestCondition = 30;

/** Whom the duties name as colleagues, and what the text says of team and surroundings: before anything is called open. */
function listTold(source: Source): string[] {
  const people = listColleagues(source.brief);
  return [
    ...(people.length > 0 ? [`Works with ${joinList(people)}`] : []),
    ...listQuotes(source, 'team', ''),
    ...listQuotes(source, 'environment', ''),
  ].slice(0, shown.conditions);
}

/** Where, when, with whom and under what conditions, in the words of the job. */
function listConditions(source: Source, known: Plan['stated']): string[] {
  const { brief } = source;
  const sites = brief.sites.flatMap(({ name, address }) => name ?? address ?? []);
  const told = (kinds: readonly Fact['kind'][], pattern = /./): string[] =>
    listFacts(brief, { kinds })
      .filter((fact) => !isDebris(fact) && pattern.test(fact.text))
      .map(ownWords);
  const found = listOnce([
    ...told(['schedule', 'travel']).filter((text) => !ofContract.test(text) || /\d/.test(text)),
    ...(sites.length > 1 ? [`Sites: ${joinList(sites)}`] : []),
    ...told(['team'], ofTheTeam),
    ...told(['physical']).filter((text) => !ofMovements.test(text)),
    ...brief.teamSaid.map(({ text }) => capitalize(text)),
    brief.teamSaid.length > 0 ? '' : capitalize(nameTeam(source)),
  ])
    .filter((text) => text !== brief.hours?.text && / /.test(text))
    .filter((text) => text.split(/\s+/).length <= longestCondition)
    .slice(0, shown.conditions);
  if (found.length > 0) return found;
  const said = listTold(source);
  if (said.length > 0) return said;
  const where = [
    brief.place.resolved === null && brief.place.given === '' ? null : makePlan(source).place.label,
    brief.workType && workTypes[brief.workType],
  ].filter(Boolean);
  const open = known.has('team') ? 'conditions' : 'team and conditions';
  return [
    where.length > 0 ? `${where.join('; ')} [${open}: confirm]` : `[place, ${open}: confirm]`,
  ];
}
