import type { Criterion } from '../../craft/criteria/criterion.ts';
import { sayCriterion } from '../../craft/criteria/say-criterion.ts';
import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { lowerDraw } from '../../craft/draws.ts';
import { listShortDraws, listTradeSlots } from '../../craft/messages/slots.ts';
import { stripEnd } from '../../craft/prose/casing.ts';
import { fill, type Slots } from '../../craft/prose/fill.ts';
import { joinList } from '../../craft/prose/list.ts';
import { askCriterion, type StructuredQuestion } from '../../craft/questions.ts';
import { readWorkWords } from '../../craft/trade-talk/trade-talk.ts';
import { listFurtherTradeQuestions, lowerPoint } from '../../craft/questions/screening.ts';
import type { Source } from '#plan/source.ts';
import type { InterviewCoachingWriting } from '../writing.ts';

type Group = InterviewCoachingWriting['questionGroups'][number];
type Question = Group['questions'][number];

/**
 * Where no example is written, the shape itself is the sample: in which order the points come. The trade lends its
 * nouns: {piece} of work, {check}, {user}, {trouble}, {rush}.
 */
const shapes: readonly string[] = [
  'In short: {points}. Then one time it mattered, {piece} for example.',
  'What counts: {points}. Then a case of your own, best from {rush}.',
  'Points to cover: {points}. Add what you did yourself with {piece}.',
  'Cover these: {points}. End with what it meant for {user}.',
];

function sayShape(question: StructuredQuestion, index: number, source: Source): string {
  const points = joinList(question.strong.map((point) => lowerPoint(stripEnd(point))));
  return fill(shapes[index % shapes.length]!, { ...readWorkWords(source), points }) ?? '';
}

const toQuestion = (question: StructuredQuestion, index: number, source: Source): Question => ({
  question: question.ask,
  keyPoints: [...question.strong, `Weak: ${lowerPoint(question.weak)}`],
  sampleAnswer: question.sample || sayShape(question, index, source),
  sampleQuestions: [...question.followUps],
});

const groupNames: Readonly<Record<string, string>> = {
  Safety: 'Safety',
  Clinical: 'Clinical work',
  Care: 'Care',
  Teaching: 'Teaching',
  Technical: 'The craft',
  Skill: 'The work itself',
  Tools: 'Tools and systems',
  Experience: 'Experience',
  Analysis: 'Analysis',
  Commercial: 'Customers and business',
  Leadership: 'Leading',
  Communication: 'Working with people',
  Organization: 'Planning and order',
  Judgment: 'Judgment',
  Language: 'Language',
  Conditions: 'Conditions',
};

const categoryOf = ({ category }: Criterion): string => groupNames[category] ?? 'The work itself';
const LEAST = 10;

/** Three questions that need no criterion; slots of trade and job keep them from being anybody's. */
const openQuestions: readonly Pick<
  StructuredQuestion,
  'ask' | 'strong' | 'weak' | 'followUps' | 'sample'
>[] = [
  {
    ask: 'Why {title} work with {where}, and why now?',
    strong: [
      '{draw|cap}, or another line of the job',
      'What you give up for it',
      'A question back',
    ],
    weak: 'Any {title} job would do',
    followUps: ['What would you ask {peer}?', 'Do you know {wonder}?'],
    sample:
      'I read your lines on {top} twice. That is what I do now and want to go on doing. I would miss my people, and I would like to know {wonder}.',
  },
  {
    ask: 'Whom did you learn {top} from, or whom did you teach it?',
    strong: [
      'What was shown and what was done alone',
      'What {check} said',
      'What the other can do today',
    ],
    weak: 'They watched me',
    followUps: ['What was hardest to explain?', 'How do you like to be taught {learn}?'],
    sample:
      'I taught {top} to somebody new last year. First they watched, then they took {piece} with me beside them, with {check} at the end of each, until I was no longer needed.',
  },
  {
    ask: 'Which mistake of yours taught you most about {top}?',
    strong: [
      'A real mistake and its cost',
      'Told somebody before it was found',
      'What is different since',
    ],
    weak: 'None comes to mind',
    followUps: ['Who knew of it first?', 'Has it come back?'],
    sample:
      'It was {trouble}, and I had not looked. I told {user} the same day, put it right in my own time, and I have looked first ever since.',
  },
];

function askOpen(source: Source): StructuredQuestion[] {
  const { brief, employer } = source;
  const top = listScored(source)[0];
  const [draw] = listShortDraws(source);
  const slots: Slots = {
    ...listTradeSlots(source),
    ...readWorkWords(source),
    title: brief.title.singular,
    where: employer.name || 'us',
    top: top ? sayCriterion(top) : 'the main task',
    draw: draw ? lowerDraw(draw) : 'the work',
  };
  const put = (text: string): string => fill(text, slots) ?? '';
  return openQuestions.map(({ ask, strong, weak, followUps, sample }) => ({
    purpose: '',
    criterion: null,
    evidence: '',
    shows: '',
    good: '',
    fair: '',
    reference: '',
    ask: put(ask),
    strong: strong.map(put),
    weak: put(weak),
    followUps: followUps.map(put),
    sample: put(sample),
  }));
}

const listScored = (source: Source): Criterion[] =>
  rankCriteria(source).filter(({ isGate, origin }) => !isGate && origin !== 'conditions');

/** Ten and more, by kind of competency; the trade's own questions stand together. */
export function draftQuestionGroups(source: Source): Group[] {
  const criteria = rankCriteria(source).filter(({ isGate }) => !isGate);
  const own = criteria.map((criterion) => ({
    name: categoryOf(criterion),
    question: askCriterion(criterion, source),
  }));
  const trade = listFurtherTradeQuestions(
    source,
    own.map(({ question }) => question),
  );
  const family = source.market.profile.family.name;
  const all = [...own, ...trade.map((question) => ({ name: `${family}: usual cases`, question }))];
  const open = askOpen(source).map((question) => ({ name: 'You and this job', question }));
  const listed = [...all, ...open.slice(0, Math.max(1, LEAST - all.length))];
  let index = 0;
  return [...Map.groupBy(listed, ({ name }) => name)].map(([category, members]) => ({
    category,
    questions: members.map(({ question }) => toQuestion(question, index++, source)),
  }));
}

export const describeCount = (groups: readonly Group[]): number =>
  groups.reduce((sum, { questions }) => sum + questions.length, 0);

export const sayTopics = (source: Source): string =>
  joinList(
    rankCriteria(source)
      .filter(({ isGate }) => !isGate)
      .slice(0, 3)
      .map(sayCriterion),
  );
