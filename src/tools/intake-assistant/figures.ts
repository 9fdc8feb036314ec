import { listAskedQuestions } from '#plan/asked-questions.ts';
import { sayHoursKind } from '#plan/contract.ts';
import { rulesOut } from '#plan/criteria/gates.ts';
import { isSoft } from '#plan/criteria/is-demand.ts';
import { isListItem, listFacts, openDashes, ownWords } from '#plan/own-words.ts';
import { makePlan } from '#plan/plan.ts';
import { listMusts, listNice, listPreferred, listWork } from '#plan/requirements.ts';
import { sayAnswer, sayAsked, sayWho } from '#plan/quoted-answers.ts';
import { whoseFacts } from '#plan/who-said.ts';
import type { Source } from '#plan/source.ts';
import { isSettled, sayAnswerDay } from '#shared/answer-words.ts';
import type { Fact } from '#shared/brief.ts';
import { capitalize } from '#writing/casing.ts';
import { sayDate } from '#writing/dates.ts';
import { listOnce } from '#writing/list.ts';
import { cutWords } from '#writing/shorten.ts';
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

const shown = { duties: 4, musts: 6, wishes: 3, conditions: 2, named: 3 };
const dutyWords = 18;
const namedWords = 14;
const mustWords = 24;
/** A demand as it stands in the list, long ones cut. */
export const sayMust = (words: string): string => cutWords(words, mustWords);

const restWords = 5;

/** The demands beyond those with a line of their own, each by its first words. */
const nameRest = (rest: readonly string[]): string[] =>
  rest.length === 0
    ? []
    : [`${rest.length} more: ${rest.map((must) => cutWords(must, restWords)).join('; ')}`];

const workTypes = { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' };

const cut = (items: readonly string[], most: number): string[] =>
  items.length <= most
    ? [...items]
    : [...items.slice(0, most), `${items.length - most} more in the advertisement`];

export function computeIntakeFigures(source: Source): IntakeFigures {
  const { brief } = source;
  const { pay, timeline, gates, place, names, languageNote } = makePlan(source);
  const { country } = brief.place;
  const musts = listOnce([
    ...gates.filter(rulesOut).map(({ name }) => name),
    ...listMusts(brief)
      .toSorted((a, b) => rankMust(a) - rankMust(b))
      .map(ownWords)
      // What comes after the offer, or asks something of the body, is told and not demanded.
      .filter((must) => !gates.some((gate) => gate.name === must && !rulesOut(gate))),
  ]);
  const preferred = listPreferred(brief).map(ownWords);
  const nice = listNice(brief).map(ownWords);
  const duties = listWork(brief);
  const by = (day: string): string => `by ${sayDate(day, country)}`;
  const mark = timeline.start.stated ? '' : ', if the planned start holds';
  return {
    toolDescription:
      `One agreed picture of the ${names.title} job before anyone is called: what is fixed, what is open, what good looks like. Facts are ${whoseFacts(source)}; goals and interview steps are proposals, usual in this trade. ${languageNote}`.trim(),
    location: place.label ?? '[place: confirm]',
    payRange: pay.range ?? '[pay: confirm before anything is published]',
    workType: sayWork(source),
    requirements:
      musts
        .slice(0, shown.named)
        .map((must) => cutWords(must, namedWords))
        .join('; ') || 'The advertisement names none [confirm]',
    responsibilities:
      duties.length > 0
        ? cut(
            duties.map((duty) => cutWords(duty, dutyWords)),
            shown.duties,
          )
        : ['The advertisement lists none [confirm the five that fill the week]'],
    workEnvironment: listConditions(source),
    mustHaves:
      musts.length > 0
        ? [...musts.slice(0, shown.musts).map(sayMust), ...nameRest(musts.slice(shown.musts))]
        : ['None is stated: agree on three that decide'],
    preferred: preferred.length > 0 ? cut(preferred, shown.wishes) : ['None is stated'],
    niceToHave: nice.length > 0 ? cut(nice, shown.wishes) : ['None is stated'],
    horizons: {
      '30-day': `${by(timeline.day30)}${mark}`,
      '90-day': by(timeline.day90),
      '6-month': by(timeline.month6),
      '12-month': by(timeline.month12),
    },
    agreed: listAgreed(source),
    openQuestions: listAskedQuestions(source).map(({ ask, owner, why }) => ({
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

/** What can be shown before what every advertisement names, and the body last. */
function rankMust(fact: Fact): number {
  if (fact.kind === 'physical') return 2;
  return isSoft(fact) || !isListItem(ownWords(fact), mustWords) ? 1 : 0;
}

function sayWork({ brief }: Source): string {
  const kind = sayHoursKind(brief);
  return (
    [
      brief.workType ? workTypes[brief.workType] : null,
      kind && capitalize(kind),
      brief.hours && openDashes(brief.hours.text),
    ]
      .filter(Boolean)
      .join('; ') || '[days, hours and place of work: confirm]'
  );
}

/** Whom one works with; not that somebody is sought. */
const ofTheTeam =
  /\bteam of\b|\b(?:work|works|working) (?:alongside|closely|with|within)\b|\b\d+[- ](?:bed|people|person|strong|member|staff)|\bunit\b/i;

function listConditions({ brief }: Source): string[] {
  const stated = [
    ...listFacts(brief, { kinds: ['schedule', 'travel'] }),
    ...listFacts(brief, { kinds: ['team'] }).filter(({ text }) => ofTheTeam.test(text)),
    ...listFacts(brief, { kinds: ['physical'] }),
  ].map(ownWords);
  return listOnce(stated)
    .filter((text) => text !== brief.hours?.text)
    .slice(0, shown.conditions);
}
