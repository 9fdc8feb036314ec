import type { Kind } from '#knowledge/drawer.ts';
import type { Source } from '#plan/source.ts';
import { listMore } from '../attraction-posting/draft/hook.ts';
import { findLeadDuty } from '../attraction-posting/draft/lead-duty.ts';
import { sayWould } from './duties-and-papers.ts';
import { ownAnswers } from './own-answers.data.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';

/** Desk work, in whichever house it is done. */
const ofDesk = /\b(?:administrator|administrative|admin|clerk|secretary|bookkeeper)\b/i;

/** Asked about the very work of this job, and answered as somebody of its kind of work would. */
export function listOwnQuestions(source: Source, kind: Kind): NeutralQuestion[] {
  const lead = findLeadDuty(source);
  if (lead === null) return [];
  const [next] = listMore(source);
  return [
    {
      category: 'The work itself',
      question: `${sayWould(lead)} When did you last do something like it?`,
      key_points: [
        'Where it was, and what was asked of you',
        'What you did yourself, step by step',
        'How it ended, in a figure or a plain fact',
      ],
      sample_answer: ownAnswers[ofDesk.test(source.brief.title.given) ? 'office-specialist' : kind],
      follow_ups: ['What did others do?', 'What would be different here?'],
    },
    ...(next === undefined
      ? []
      : [
          {
            category: 'The work itself',
            question: 'What about this job do you look forward to, and what would be new to you?',
            key_points: [
              'One part of the work you want more of',
              'What you can do from the first week',
              'What you would have to learn, and from whom',
            ],
            sample_answer: `I look forward to one part most: I would ${next}. I did something close to it in my last job, so I could start on it soon. New to me would be the way it is done here; I would watch somebody do it, try it with them beside me, and ask early.`,
            follow_ups: ['How long would you need?'],
          },
        ]),
  ];
}
