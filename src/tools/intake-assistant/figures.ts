import { listAskedQuestions } from '#plan/asked-questions.ts';
import { sayHoursKind } from '#plan/contract.ts';
import type { Gate } from '#plan/criteria/criterion.ts';
import { isMandatory } from '#plan/criteria/gates.ts';
import { nameWithLaw } from '#plan/criteria/law.ts';
import { isEmphasized, isSoft } from '#plan/criteria/is-demand.ts';
import { nameTraits } from '#plan/criteria/traits.ts';
import { isListItem, listFacts, ownWords } from '#plan/own-words.ts';
import { describeTeam } from '#plan/letters/tell-facts.ts';
import { tidyHours } from '#plan/hours.ts';
import { makePlan, type Plan } from '#plan/plan.ts';
import {
  isDebris,
  listMusts,
  listNice,
  listPreferred,
  listWork,
  namesNone,
} from '#plan/requirements.ts';
import { sayAnswer, sayAsked, sayWho } from '#plan/quoted-answers.ts';
import { isWelcome } from '#plan/welcomes-beginners.ts';
import { whoseFacts } from '#plan/who-said.ts';
import type { Source } from '#plan/source.ts';
import { isSettled, sayAnswerDay } from '#shared/answer-words.ts';
import type { Fact } from '#shared/brief.ts';
import { capitalize, stripEnd } from '#writing/casing.ts';
import { sayDate } from '#writing/dates.ts';
import { listOnce } from '#writing/list.ts';
import { cutClause } from '#writing/shorten.ts';
import type { IntakeAssistant } from './content.ts';

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

const shown = { duties: 5, wishes: 6, conditions: 3, named: 4, open: 8 };
const dutyWords = 22;
const namedWords = 14;
/** Longer than this, several lines grew together. */
const longestMust = 45;
/** More than this is no list of essentials. */
const mostHard = 14;

const workTypes = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' };

/** What nobody may lack, whole and in its own words: papers and years, then the rest, manner and body in one line each. */
function listMustHaves({ brief }: Source, gates: readonly Gate[]): string[] {
  const mandatory = gates.filter(isMandatory);
  const told = new Set(mandatory.flatMap(({ factIds = [] }) => factIds));
  const isTold = (text: string): boolean =>
    mandatory.some(({ name }) => name.toLowerCase().includes(text.toLowerCase()));
  const musts = listMusts(brief).filter(
    (fact) =>
      !told.has(fact.id) &&
      !isTold(ownWords(fact)) &&
      !namesNone.test(fact.text) &&
      !aboutFit.test(fact.text) &&
      !isWelcome(fact.text) &&
      fact.text.split(/\s+/).length <= longestMust,
  );
  // What the job itself puts first is more than manner.
  const isManner = (fact: Fact): boolean =>
    fact.kind !== 'physical' && isSoft(fact) && !isEmphasized(fact);
  const hard = musts.filter((fact) => fact.kind !== 'physical' && !isManner(fact));
  return listOnce([
    ...mandatory.map(nameWithLaw),
    ...hard.slice(0, mostHard).map(ownWords),
    ...sayManner(musts.filter(isManner)),
    ...sayBody(musts.filter(({ kind }) => kind === 'physical').slice(0, mostHard)),
  ]);
}

/** How people are to be, once and in plain words; in the job's own where there are no plainer ones. */
function sayManner(facts: readonly Fact[]): string[] {
  const named = nameTraits(facts);
  const own = facts.filter((fact) => nameTraits([fact]).length === 0).map(ownWords);
  const said = [...named, ...own.filter((text) => isListItem(text, mannerWords))];
  return said.length === 0 ? [] : [`${manner}${said.join(', ')}`];
}
const mannerWords = 10;

export const manner = 'Way of working: ';
export const body = 'Physical work: ';

const sayBody = (facts: readonly Fact[]): string[] =>
  facts.length === 0 ? [] : [`${body}${facts.map(ownWords).join('; ')}`];

/** "You will be a great fit if you like teams" praises, and demands nothing. */
const aboutFit =
  /\b(?:great|good|perfect|right|ideal) (?:fit|match)\b|\bif you (?:like|love|enjoy)\b/i;

export function computeIntakeFigures(source: Source): IntakeFigures {
  const { brief } = source;
  const { pay, timeline, gates, place, names, stated, languageNote } = makePlan(source);
  const { country } = brief.place;
  const musts = listMustHaves(source, gates);
  const preferred = listPreferred(brief).map(ownWords);
  const nice = listNice(brief).map(ownWords);
  const duties = listWork(brief);
  const by = (day: string): string => `by ${sayDate(day, country)}`;
  const mark = timeline.start.stated ? '' : ', if the planned start holds';
  return {
    toolDescription:
      `One agreed picture of the ${names.title} job before anyone is called: what is fixed, what is open, what good looks like. Facts are ${whoseFacts(source)}; goals and interview steps are proposals, usual in this trade. ${languageNote}`.trim(),
    location: place.label ?? '[place: confirm]',
    payRange:
      pay.range === null
        ? '[pay: confirm before anything is published]'
        : `${pay.range}${pay.beside}`,
    workType: sayWork(source),
    requirements:
      musts
        .slice(0, shown.named)
        .map((must) => cutClause(must, namedWords))
        .join('; ') || 'The advertisement names none [confirm]',
    responsibilities:
      duties.length > 0
        ? duties.slice(0, shown.duties).map((duty) => cutClause(duty, dutyWords))
        : ['The advertisement lists none [confirm the five that fill the week]'],
    workEnvironment: listConditions(source, stated),
    mustHaves: musts.length > 0 ? musts : ['None is stated: agree on three that decide'],
    preferred: preferred.length > 0 ? preferred.slice(0, shown.wishes) : ['None is stated'],
    niceToHave: nice.length > 0 ? nice.slice(0, shown.wishes) : ['None is stated'],
    horizons: {
      '30-day': `${by(timeline.day30)}${mark}`,
      '90-day': by(timeline.day90),
      '6-month': by(timeline.month6),
      '12-month': by(timeline.month12),
    },
    agreed: listAgreed(source),
    openQuestions: listAskedQuestions(source)
      .slice(0, shown.open)
      .map(({ ask, owner, why }) => ({
        question: ask,
        owner,
        why,
      })),
  };
}

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

function sayWork(source: Source): string {
  const { brief } = source;
  const { sentences } = makePlan(source);
  const kind = sayHoursKind(brief);
  return (
    [
      brief.workType ? workTypes[brief.workType] : null,
      kind && capitalize(kind),
      stripEnd(sentences.hours.replace(/^Hours: /, '')) ||
        (brief.hours && tidyHours(brief.hours.text)),
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
  /\bteam of\b|\b(?:work|works|working) (?:alongside|closely|with|within)\b|\b\d+[- ](?:bed|people|person|strong|member|staff)|\bunit\b/i;

function listConditions(source: Source, known: Plan['stated']): string[] {
  const { brief } = source;
  const stated = [
    ...listFacts(brief, { kinds: ['schedule', 'travel'] }),
    ...listFacts(brief, { kinds: ['team'] }).filter(({ text }) => ofTheTeam.test(text)),
    ...listFacts(brief, { kinds: ['physical'] }),
  ]
    .filter((fact) => !isDebris(fact))
    .map(ownWords);
  const told = listOnce(stated)
    .filter((text) => text !== brief.hours?.text && text.split(/\s+/).length <= longestMust)
    .slice(0, shown.conditions);
  const team = told.some((text) => /\bteam\b/i.test(text)) ? '' : describeTeam(source);
  if (told.length > 0 || team !== '') return [...told, team].filter(Boolean);
  const open = known.has('team') ? 'conditions' : 'team and conditions';
  return [
    brief.workType
      ? `${workTypes[brief.workType]} [${open}: confirm]`
      : `[${known.has('place') ? '' : 'place, '}${open}: confirm]`,
  ];
}
