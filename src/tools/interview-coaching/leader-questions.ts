import type { Kind } from '#knowledge/drawer.ts';
import type { Plan } from '#plan/plan.ts';
import { listLeaders } from './leaders-questions.data.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';

/** Of somebody who works beside those they lead. */
const onCrew: NeutralQuestion = {
  category: 'Your people',
  question: 'Which of the people you led learned something from you, and what was it?',
  key_points: [
    'What they could not do before',
    'How you showed it',
    'What they do on their own today',
  ],
  sample_answer:
    'One of the new people in my team was careful and slow, and avoided [task]. I did it once while she watched, then stood beside her for three rounds and spoke only when it would have gone wrong. The second round went wrong; I had left out one step. After [number] weeks she did it alone, and now she shows it to the next.',
  follow_ups: ['What do you do when someone works below standard?'],
};

/** Of somebody who leads those who lead, or a department. */
const onPeople: NeutralQuestion = {
  category: 'Your people',
  question: 'Who have you developed, and what are they doing today?',
  key_points: ['Where they stood when you began', 'What you gave them to do', 'Where they are now'],
  sample_answer:
    'One of my supervisors was good at the work but avoided difficult conversations. I gave her [a larger task] with a date, and we prepared the first two talks together. The third she led alone, and it went badly; I stood by her in front of my director. A year later she ran [team or site]. Another one I lost, because I promised too late.',
  follow_ups: ['Who left that you wanted to keep?'],
};

const choose = (level: Plan['post']['level']): NeutralQuestion =>
  level === 'manager' || level === 'head' ? onPeople : onCrew;

/** Asked of whoever leads: about people, at the level of the post. */
export const listLeaderQuestions = (
  { leads, level }: Plan['post'],
  kind: Kind,
): NeutralQuestion[] =>
  leads
    ? [
        kind === 'care' && choose(level) === onPeople
          ? (listLeaders(kind)[0] ?? onPeople)
          : choose(level),
      ]
    : [];
