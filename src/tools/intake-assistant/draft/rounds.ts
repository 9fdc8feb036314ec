import { getSharedCompetency } from '../../craft/criteria/competencies/competencies.ts';
import type { Criterion } from '../../craft/criteria/criterion.ts';
import { listHardParts } from '../../craft/draws.ts';
import { sayManager } from '../../craft/manager.ts';
import { sayPlace } from '../../craft/place-words.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { assessProfiles } from '../../craft/profiles.ts';
import { lowerFirst, stripEnd, toSentence } from '../../craft/prose/casing.ts';
import { firstClause } from '../../craft/prose/shorten.ts';
import { hash } from '../../craft/prose/choose.ts';
import { fill, say, type Slots } from '../../craft/prose/fill.ts';
import { listOnce } from '../../craft/prose/list.ts';
import {
  askCriterion,
  listTradeQuestions,
  type StructuredQuestion,
} from '../../craft/questions.ts';
import { listFacts, sayFact } from '../../craft/facts.ts';
import { sayWork } from '../../craft/duties.ts';
import type { Source } from '#plan/source.ts';
import type { IntakeWriting } from '../writing.ts';
import * as phrases from './phrases.data.ts';

type Rounds = IntakeWriting['interviewPanelRecommendations'];
type Question = Rounds['technicalAssessmentRound']['keyQuestions'][number];

const SOFT = new Set([
  'Communication',
  'Judgment',
  'Organization',
  'Leadership',
  'Care',
  'Commercial',
]);
const QUESTIONS = 4;

const toKeyQuestion = ({ ask, strong, weak }: StructuredQuestion): Question => ({
  question: ask,
  strongAnswer: toSentence(
    strong.map((point, i) => (i === 0 ? stripEnd(point) : lowerFirst(stripEnd(point)))).join('; '),
  ),
  weakAnswer: toSentence(stripEnd(weak)),
});

/** Soft criteria go to colleagues, the others to the bench; trade questions fill what is short. */
function dealQuestions(source: Source): {
  technical: StructuredQuestion[];
  behavioral: StructuredQuestion[];
} {
  const criteria = assessProfiles(source).criteria.filter(({ isGate }) => !isGate);
  const isSoft = ({ category }: Criterion): boolean => SOFT.has(category);
  const ask = (criterion: Criterion): StructuredQuestion => askCriterion(criterion, source);
  const hard = criteria
    .filter((criterion) => !isSoft(criterion) && criterion.category !== 'Conditions')
    .map(ask);
  const soft = criteria.filter(isSoft).map(ask);
  const trade = listTradeQuestions(source);
  const work = askWork(source);
  const known = [...hard.slice(0, QUESTIONS), ...trade.slice(0, 2), ...hard.slice(QUESTIONS)];
  const technical = once([
    ...known,
    ...(known.length < QUESTIONS ? [...trade.slice(2), ...work] : []),
    ...soft.slice(QUESTIONS),
  ]).slice(0, QUESTIONS + 1);
  const left = once([
    ...soft,
    ...askCulture(source),
    ...askBasics(source),
    ...trade,
    ...hard,
    ...work,
  ]).filter(({ ask: text }) => !technical.some((other) => other.ask === text));
  return { technical, behavioral: left.slice(0, QUESTIONS) };
}

/** What the job says of how people work together there, turned into a question about own experience. */
function askCulture(source: Source): StructuredQuestion[] {
  return listFacts(source.brief, { kinds: ['culture'] })
    .map(sayFact)
    .filter((text) => text.length < 130 && !text.startsWith('"'))
    .slice(0, 2)
    .map((text, i) => ({
      ...phrases.cultureAnchors[i % phrases.cultureAnchors.length]!,
      ask: phrases.cultureAnchors[i % phrases.cultureAnchors.length]!.ask.replace(
        '{culture}',
        lowerFirst(text),
      ),
      purpose: `How we work: ${firstClause(lowerFirst(text))}`,
      criterion: null,
      evidence: 'Job, culture',
    }));
}

/** Of work that nobody here knows and the job hardly describes, the candidate is the one to tell. */
function askWork({ brief }: Source): StructuredQuestion[] {
  return phrases.workQuestions.map((question) => ({
    ...phrases.plain,
    ...question,
    ask: fill(question.ask, { title: brief.title.singular })!,
    criterion: null,
    evidence: 'Job, title',
  }));
}

const BASICS = [
  'teamwork',
  'speaking',
  'prioritizing',
  'problem-solving',
  'stakeholders',
  'writing',
  'records',
  'projects',
];

/** Where the job names little of this kind, what any colleague may ask. */
function askBasics(source: Source): StructuredQuestion[] {
  return BASICS.flatMap((id) => {
    const competency = getSharedCompetency(id);
    if (!competency) return [];
    const { name, category } = competency;
    return [
      askCriterion(
        {
          id,
          name,
          category,
          origin: 'basic',
          competency,
          facts: [],
          points: 4,
          sum: '',
          isGate: false,
        },
        source,
      ),
    ];
  });
}

const once = (questions: StructuredQuestion[]): StructuredQuestion[] =>
  questions.filter((question, i) => questions.findIndex(({ ask }) => ask === question.ask) === i);

function draftFinal(source: Source): Question[] {
  const { brief, employer, market } = source;
  const { pay } = makePlan(source);
  const goal = listFacts(brief, { kinds: ['goal'] })
    .map(sayFact)
    .findLast((text) => text.length < 140);
  const hard = listHardParts(brief).find((text) => text.length < 110);
  const slots: Slots = {
    title: brief.title.singular,
    place: sayPlace(brief).town ?? 'this team',
    employer: employer.name || brief.employer.name,
    hard: hard && sayAsCondition(hard),
    goal: goal && lowerFirst(goal),
    first: sayWork(source, 1),
    rival: brief.competitors[0]?.text ?? null,
    worry:
      market.profile.id === 'general'
        ? null
        : lowerFirst(stripEnd(market.profile.family.worries.at(-1)?.worry ?? '')),
    pay: pay.range,
  };
  const turn = hash(seedOf(source, 'final')) % phrases.finalQuestions.length;
  return [...phrases.finalQuestions.slice(turn), ...phrases.finalQuestions.slice(0, turn)]
    .flatMap(({ question, strong, weak }) => {
      const filled = fill(question, slots);
      return filled
        ? [{ question: filled, strongAnswer: toSentence(strong), weakAnswer: toSentence(weak) }]
        : [];
    })
    .slice(0, QUESTIONS + 1);
}

/** A deal breaker told as a condition: "the job is not for people who cannot climb". */
const sayAsCondition = (text: string): string =>
  /^(?:cannot|can['’]t|unable|will not|won['’]t|no |not |without|less than|does not)/i.test(text)
    ? `one thing is fixed here ("${stripEnd(text)}" would end it)`
    : `this belongs to the job: ${lowerFirst(stripEnd(text))}`;

export function draftRounds(source: Source): Rounds {
  const { technical, behavioral } = dealQuestions(source);
  const manager = source.brief.reportsTo
    ? sayManager(source.brief.reportsTo)
    : 'the hiring manager';
  const put = (table: readonly string[], id: string): string =>
    say(table, { manager, title: source.brief.title.singular }, seedOf(source, `round-${id}`));
  const focus = (questions: StructuredQuestion[], fallback: string): string[] =>
    listOnce([...questions.map(({ purpose }) => purpose), fallback]).slice(0, 4);
  const process = listFacts(source.brief, { kinds: ['process'] }).map(sayFact);
  const practical = process.find((text) =>
    /test|sample|trial|exercise|assessment|demo|lesson|climb|audition|stage|case|probe/i.test(text),
  );
  return {
    technicalAssessmentRound: {
      focusAreas: listOnce([
        ...focus(technical, 'Work sample'),
        practical && `As the job says: ${lowerFirst(practical)}`,
      ]),
      recommendedInterviewer: toSentence(put(phrases.interviewers.technical, 'technical')),
      keyQuestions: technical.map(toKeyQuestion),
    },
    behavioralCulturalFit: {
      focusAreas: focus(behavioral, 'How this person works with others'),
      recommendedInterviewer: toSentence(put(phrases.interviewers.behavioral, 'behavioral')),
      keyQuestions: behavioral.map(toKeyQuestion),
    },
    finalLeadershipRound: {
      focusAreas: ['Fixed conditions', 'First year', 'Decision and terms'],
      recommendedInterviewer: toSentence(put(phrases.interviewers.final, 'final')),
      keyQuestions: draftFinal(source),
    },
  };
}
