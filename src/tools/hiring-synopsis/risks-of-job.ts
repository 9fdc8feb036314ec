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
              'Decide before the posting goes out: raise the pay, or drop a requirement that people at this pay do not meet.',
          },
        ]
      : []),
    ...(funnel.fromAfar > 0
      ? [
          {
            category: 'Search',
            item: 'Few people within commuting distance',
            description: `${funnel.fromAfar} of ${countOf(funnel.contacts, 'contact')} in the plan must come from farther away.`,
            impact: 'Medium: people from farther away answer less often and decide later',
            mitigation:
              'Say before the first search whether relocation is paid, and ask people from farther away how they would get to work.',
          },
        ]
      : []),
    ...(drawback === undefined
      ? []
      : [
          {
            category: 'Offer',
            item: `Puts some people off: ${drawback}`,
            description: 'People who hear about it late drop out after the interviews.',
            impact: 'Medium: late withdrawals',
            mitigation:
              'Say so, and how often, in the posting and the first call; get a yes before going on.',
          },
        ]),
  ];
}
