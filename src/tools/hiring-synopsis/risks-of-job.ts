import { listDrawbacks } from '#plan/demands/drawbacks.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { capitalize } from '#writing/casing.ts';
import { countOf } from '#writing/number.ts';
import type { SynopsisWriting } from './writing.ts';

type Risk = SynopsisWriting['risks'][number];

/** What the manager can do something about in this job: its pay, how few live near it, what turns people away. */
export function listRisksOfJob(source: Source, { pay, funnel }: Plan): Risk[] {
  const [drawback] = listDrawbacks(source);
  return [
    ...(pay.standing === 'below' && pay.median !== null
      ? [
          {
            category: 'Pay',
            item: 'Pay below the middle of the market',
            description: `${capitalize(pay.spoken ?? 'the stated pay')} against a median of ${pay.median}, all levels together.`,
            impact: 'High: people with a choice compare it first',
            mitigation:
              'Decide before the posting goes out: raise it, or strike a demand that people with such pay do not meet.',
          },
        ]
      : []),
    ...(funnel.fromAfar > 0
      ? [
          {
            category: 'Search',
            item: 'Few people live near enough',
            description: `Of ${countOf(funnel.contacts, 'contact')} in the plan ${funnel.fromAfar} must come from beyond the daily drive.`,
            impact: 'Medium: people from afar answer less often and decide later',
            mitigation:
              'Say before the first search whether a move is paid for, and ask everybody from afar in the first call how they would come to work.',
          },
        ]
      : []),
    ...(drawback === undefined
      ? []
      : [
          {
            category: 'Offer',
            item: `Turns some people away: ${drawback}`,
            description: 'Whoever hears of it late leaves after the interviews.',
            impact: 'Medium: talks end late',
            mitigation:
              'Say it in the posting and in the first call, with how often; nobody goes on without a yes to it.',
          },
        ]),
  ];
}
