import type { Source } from '#plan/source.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { sayLine } from '../criteria/name-fact.ts';
import { capitalize, stripEnd, toSentence } from '../prose/casing.ts';
import { shorten } from '../prose/shorten.ts';
import { askCriterion, listTradeQuestions, type StructuredQuestion } from '../questions.ts';
import { isFairProbe } from './fair-probes.ts';

const LONGEST_BREAKER = 160;

/** Said differently each time, so that three in a row do not sound like a form. */
const breakerAsks: readonly Pick<StructuredQuestion, 'ask' | 'strong' | 'weak'>[] = [
  {
    ask: 'One condition ends it for some people, so we say it first: "{said}". How does that stand with you?',
    strong: ['A plain yes or no', 'A question about the details'],
    weak: 'Changes the subject',
  },
  {
    ask: 'This one is fixed too: "{said}". Is there anything that would keep you from it?',
    strong: ['Says at once what it means for them', 'Asks when it will be checked'],
    weak: 'Hopes that it will be waived',
  },
  {
    ask: 'And before we go on: "{said}". Yes or no?',
    strong: ['Answers without a story', 'Says by when, if it is not yet so'],
    weak: 'Talks about something else instead',
  },
];

/** A deal breaker is read out in the job's words; the answer is a yes or a no, and no reason is asked for. */
function askDealBreaker(breaker: { text: string }, index: number): StructuredQuestion {
  const said = capitalize(sayLine(breaker, LONGEST_BREAKER));
  const { ask, strong, weak } = breakerAsks[index % breakerAsks.length]!;
  return {
    purpose: `Deal breaker: ${shorten(said, 50)}`,
    criterion: null,
    evidence: 'Job, deal breakers',
    shows: toSentence(said),
    ask: ask.replace('{said}', stripEnd(said)),
    strong,
    good: 'Yes, with a detail to arrange',
    fair: 'Would like to think about it',
    weak,
    followUps: ['What would you need to know to be sure?'],
    sample: '',
    reference: '',
  };
}

function askMotive({ brief, employer }: Source): StructuredQuestion {
  const where = employer.name ? ` at ${employer.name}` : '';
  return {
    purpose: 'Motive',
    criterion: null,
    evidence: 'Job as a whole',
    shows: 'Wants something that this job has.',
    ask: `What in this ${brief.title.singular} job${where} would you be glad about after a year, and what would you miss from today?`,
    strong: [
      'Something that stands in the job',
      'Names what is given up',
      'Has a question of their own',
    ],
    good: 'A real reason, nothing of the job',
    fair: 'General interest in the field',
    weak: 'Any job would do',
    followUps: ['What would make you say no?'],
    sample: '',
    reference: '',
  };
}

const DEAL_BREAKERS_ASKED = 3;
const CRITERIA_ASKED = 6;
/** A trade nobody knows has no questions of its own, so more of the job's criteria are asked. */
const CRITERIA_ASKED_ALONE = 8;
const FEWEST_ASKED = 8;
const ALIKE = 0.35;

const listWords = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

/** Two questions that share most of their words ask the same thing. */
function isAlike(one: string, other: string): boolean {
  const [a, b] = [listWords(one), listWords(other)];
  return [...a].filter((word) => b.has(word)).length / Math.min(a.size, b.size) > ALIKE;
}

/** The trade's own questions, without those the criteria already ask. */
export const listFurtherTradeQuestions = (
  source: Source,
  asked: readonly StructuredQuestion[],
): StructuredQuestion[] =>
  listTradeQuestions(source).filter(({ ask }) => !asked.some((known) => isAlike(ask, known.ask)));

/** What a first screen asks: conditions first, then the heaviest criteria, then the trade's own questions. */
export function listScreeningQuestions(
  source: Source,
  criteria: readonly Criterion[],
): StructuredQuestion[] {
  const most = source.market.profile.id === 'general' ? CRITERIA_ASKED_ALONE : CRITERIA_ASKED;
  const gates = criteria.filter(({ isGate }) => isGate).slice(0, 1);
  const conditions = criteria.filter(({ origin }) => origin === 'conditions');
  const main = criteria.filter(({ isGate, origin }) => !isGate && origin !== 'conditions');
  const own = [...gates, ...conditions, ...main.slice(0, most)].map((criterion) =>
    askCriterion(criterion, source),
  );
  const breakers = source.brief.dealBreakers
    .filter(({ text }) => isFairProbe(text) && !/not a deal[- ]?breaker/i.test(text))
    .slice(0, DEAL_BREAKERS_ASKED)
    .map((breaker, index) => askDealBreaker(breaker, index));
  const asked = [...breakers, ...own, ...listFurtherTradeQuestions(source, own)];
  const further = main
    .slice(most, most + Math.max(0, FEWEST_ASKED - 1 - asked.length))
    .map((criterion) => askCriterion(criterion, source));
  return [...asked, ...further, askMotive(source)];
}

/** A point of a list inside a sentence. */
export const lowerPoint = (text: string): string =>
  /^(?:An? |\p{Lu}\p{Ll})/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** "Which ...? Strong: this; that. Weak: the other." */
export const sayWithAnchors = ({ ask, strong, weak }: StructuredQuestion): string =>
  `${ask} Strong: ${strong.map(lowerPoint).join('; ')}. Weak: ${lowerPoint(weak)}.`;
