import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { speak } from '#plan/voice.ts';
import { pickQuestions } from './pick-questions.ts';
import type { InterviewCoachingWriting } from './writing.ts';

type Group = InterviewCoachingWriting['questionGroups'][number];

/** In other languages the one question about the job itself is the phrasebook's. */
function askAbroad({ own, hardest, phrases }: Plan): Group[] {
  const duty = own.find(({ isDuty }) => isDuty);
  if (!phrases || !duty) return [];
  const { category, question, points, answer } = phrases.whyThisJob;
  const sampleAnswer = answer(duty.words, hardest?.words ?? '');
  return [
    {
      category,
      questions: [{ question, keyPoints: [...points], sampleAnswer, sampleQuestions: [] }],
    },
  ];
}

/** How to build an answer, by what is asked; never what the panel looks for. */
const asksForCase =
  /\b(?:tell|talk|walk) (?:us|me)\b|\bdescribe\b|\bhave you\b|\bdid you\b|\bwhat was\b|\btime when\b/i;
const ofCases = [
  ['One real case: when and where it was', 'Your own part, step by step, and how it ended'],
  ['What was at stake, and who was involved', 'What you decided, and what came of it'],
  ['A case you remember well, in two minutes', 'What you would do differently today'],
];
const ofWays = [
  ['The order in which you would go about it', 'A short example from your own work'],
  ['Where you would begin, and why there', 'When you would ask somebody'],
  ['Your usual way, in plain words', 'One time when it was not enough'],
];

const hintFor = (question: string, turn: number): string[] => {
  const hints = asksForCase.test(question) ? ofCases : ofWays;
  return hints[turn % hints.length]!;
};

/** What candidates may be asked, with a hint how to build an answer, a sample and what may be asked next. */
export function groupQuestions(source: Source, plan: Plan): Group[] {
  const asked = pickQuestions(source, plan);
  const byCategory = Map.groupBy(asked, ({ category }) => category);
  const usual = [...byCategory].map(([category, questions]) => ({
    category,
    questions: questions.map((one) => ({
      question: one.question,
      keyPoints: plan.phrases ? one.key_points : hintFor(one.question, asked.indexOf(one)),
      sampleAnswer: speak(source, one.sample_answer),
      sampleQuestions: plan.phrases ? [] : one.follow_ups,
    })),
  }));
  return [...askAbroad(plan), ...usual];
}
