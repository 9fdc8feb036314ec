import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { joinWork, nameKnownWork } from './known-work.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';

const mostNamed = 2;

/** Asked about the very work of this job, and answered by somebody who has not done it yet. */
export function listBeginnersQuestions(
  source: Source,
  plan: Pick<Plan, 'criteria' | 'drawer'>,
): NeutralQuestion[] {
  const known = nameKnownWork(source, plan).slice(0, mostNamed);
  if (known.length === 0) return [];
  return [
    {
      category: 'The work itself',
      question: `You would learn ${joinWork(known, 'and')} here. What have you done that comes close to it, and what would be new to you?`,
      ...(plan.drawer.isForStudents ? ofStudents : ofBeginners),
    },
  ];
}

type Answered = Pick<NeutralQuestion, 'key_points' | 'sample_answer' | 'follow_ups'>;

const ofStudents: Answered = {
  key_points: [
    'One course, project, society or job',
    'What you did yourself',
    'What you would have to learn, and how',
  ],
  sample_answer:
    'I have not done this as a job yet. The closest was a course project on [topic]: three of us, eight weeks, and I was responsible for [your part]. Halfway through we saw that [what went wrong], so I changed [what]. New to me here would be [what]; I would read up on it, try a small piece, and ask in the first week.',
  follow_ups: ['What did the others do?', 'What would you change in that project?'],
};

const ofBeginners: Answered = {
  key_points: [
    'One thing from school, a club, a weekend job or home',
    'What you did yourself',
    'What you would have to learn, and how',
  ],
  sample_answer:
    'I have not done this as a job yet. The closest was our school open day: I stood at the entrance with a list, and in the first hour everyone came at once. I asked a friend to take half of the list and fetched a teacher for what I could not answer. Here I would watch first, take notes, and ask early.',
  follow_ups: ['What went wrong that day?', 'How do you learn best?'],
};
