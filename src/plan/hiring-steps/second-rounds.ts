import { isCloseWeek } from '../outreach/contact-times.ts';
import type { Plan } from '../plan.ts';
import { spread } from './funnel.ts';

/** They begin when the posting is out and what people are tried with is ready. */
const weights = { slow: [0, 0, 4, 4], short: [0, 4, 4, 0] };

/** How many second rounds each week holds; none in a week in which people of the trade close their books, where another is left. */
export function planSecondRounds({
  timeline,
  funnel,
  drawer,
}: Pick<Plan, 'timeline' | 'funnel' | 'drawer'>): number[] {
  const all = weights[timeline.isShort ? 'short' : 'slow'];
  const free = all.map((weight, i) => {
    const week = timeline.weeks[i];
    return week && isCloseWeek(drawer, week) ? 0 : weight;
  });
  return spread(funnel.technical, free.some((weight) => weight > 0) ? free : all);
}

/** How many final talks each week holds: half of them are left for the days after the plan, where there are some. */
export const planFinalTalks = ({ timeline, funnel }: Pick<Plan, 'timeline' | 'funnel'>): number[] =>
  timeline.isShort ? [0, 0, funnel.finals, 0] : [0, 0, 0, Math.ceil(funnel.finals / 2)];
