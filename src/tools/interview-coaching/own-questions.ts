import type { Source } from '#plan/source.ts';
import { listMore } from '../attraction-posting/draft/hook.ts';
import { findLeadDuty } from '../attraction-posting/draft/lead-duty.ts';
import { sayWould } from './duties-and-papers.ts';
import type { NeutralQuestion } from './neutral-questions.data.ts';

/** Asked about the very work of this job; the answers leave open what only the candidate can know. */
export function listOwnQuestions(source: Source): NeutralQuestion[] {
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
      sample_answer:
        'The closest I have come to it was at [where], in [when]. [Who] needed [what], and the hard part was [what]. I began with [first step], asked [whom] about [what], and then [what you did]. It ended with [result]. Today I would [one thing] sooner.',
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
            sample_answer: `I look forward to one part most: I would ${next}. I did something close to it at [where], so I could start on it soon. New to me would be [which part]; I would watch somebody do it, try it with them beside me, and ask early.`,
            follow_ups: ['How long would you need?'],
          },
        ]),
  ];
}
