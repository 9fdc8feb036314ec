import type { Criterion } from '../../craft/criteria/criterion.ts';
import { sayCriterion } from '../../craft/criteria/say-criterion.ts';
import { rankCriteria } from '../../craft/criteria/rank-criteria.ts';
import { sayOneOf } from '../../craft/vary.ts';
import { stripEnd } from '../../craft/prose/casing.ts';
import { joinList } from '../../craft/prose/list.ts';
import { askCriterion, type StructuredQuestion } from '../../craft/questions.ts';
import { listFurtherTradeQuestions, lowerPoint } from '../../craft/questions/screening.ts';
import type { Source } from '../../source.ts';
import type { InterviewCoachingWriting } from '../writing.ts';

type Group = InterviewCoachingWriting['questionGroups'][number];
type Question = Group['questions'][number];

/** Where no example is written, the shape itself is the sample: in which order the points come. */
const shapes: readonly string[] = [
  'One real case in four sentences: what stood in front of you, what you did first, what you found, how it ended. In it should be: {points}.',
  'Begin with the place and the task, then your own part, then the result. A strong answer holds: {points}.',
  'Choose a case somebody could confirm. Tell it in order and end with what you changed. Points to touch: {points}.',
  'Say in one line what was at stake, then go through it step by step: {points}. Leave out what others did.',
];

function sayShape({ strong }: StructuredQuestion, index: number): string {
  const points = joinList(strong.map((point) => lowerPoint(stripEnd(point))));
  return shapes[index % shapes.length]!.replace('{points}', points);
}

const toQuestion = (question: StructuredQuestion, index: number): Question => ({
  question: question.ask,
  keyPoints: [...question.strong, `Weak: ${lowerPoint(question.weak)}`],
  sampleAnswer: question.sample || sayShape(question, index),
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

function askOpen({ brief, employer }: Source): StructuredQuestion[] {
  const where = employer.name || 'us';
  const title = brief.title.singular;
  const seed = `${title}${where}`;
  const base = {
    purpose: '',
    criterion: null,
    evidence: '',
    shows: '',
    good: '',
    fair: '',
    reference: '',
    sample: '',
  };
  return [
    {
      ...base,
      ask: sayOneOf(
        [
          `Why this ${title} job and not the one you have or another?`,
          `What in this ${title} job would you still be glad about after a year?`,
        ],
        {},
        seed,
      ),
      strong: [
        'One thing that stands in the job',
        'What you give up for it',
        'A question of your own',
      ],
      weak: 'Any job would do',
      followUps: [
        'What would make you leave again?',
        `What would you want to know about ${where} first?`,
      ],
    },
    {
      ...base,
      ask: sayOneOf(
        [
          'Tell us about somebody you trained, or who trained you.',
          'Whom did you learn most from, and how did they do it?',
        ],
        {},
        `${seed}2`,
      ),
      strong: [
        'What was shown and what was done alone',
        'How it was checked',
        'What the other one can do today',
      ],
      weak: 'They watched me',
      followUps: ['What do you do when it is not understood?', 'How do you like to be taught?'],
    },
    {
      ...base,
      ask: sayOneOf(
        [
          'Which mistake of yours taught you most about this work?',
          'What went wrong last year, and what was your part in it?',
        ],
        {},
        `${seed}3`,
      ),
      strong: [
        'A real mistake with its cost',
        'Told before it was found',
        'What is done differently since',
      ],
      weak: 'None comes to mind',
      followUps: ['Who knew of it first?', 'Has it come back?'],
    },
  ];
}

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
    questions: members.map(({ question }) => toQuestion(question, index++)),
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
