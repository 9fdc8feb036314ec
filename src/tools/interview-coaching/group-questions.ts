import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { speak } from '#plan/style/voice.ts';
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

/** What candidates may be asked, with a hint how to build an answer, a sample and what may be asked next. */
export function groupQuestions(source: Source, plan: Plan): Group[] {
  const asked = pickQuestions(source, plan);
  const byCategory = Map.groupBy(asked, ({ category }) => category);
  const usual = [...byCategory].map(([category, questions]) => ({
    category,
    questions: questions.map((one) => ({
      question: one.question,
      keyPoints: [...one.key_points],
      sampleAnswer: speak(source, one.sample_answer),
      sampleQuestions: plan.phrases ? [] : [...one.follow_ups],
    })),
  }));
  return [...askAbroad(plan), ...usual];
}
