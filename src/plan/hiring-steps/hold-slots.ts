import { joinList } from '#writing/list.ts';
import { wordsOf } from '#writing/number.ts';
import type { Plan } from '../plan.ts';
import { planFinalTalks, planSecondRounds } from './second-rounds.ts';
import { nameTrial } from './steps.ts';

/** "eight 45-minute slots in weeks 3 and 4": all rounds of the step in which work is tried, over the weeks there are. */
export function saySlots(
  plan: Pick<Plan, 'timeline' | 'funnel' | 'drawer' | 'steps' | 'criteria'>,
): string {
  const trial = nameTrial(plan);
  const isLast = plan.steps.usual[2]?.name === trial;
  const byWeek = isLast ? planFinalTalks(plan) : planSecondRounds(plan);
  const weeks = byWeek.flatMap((count, i) => (count > 0 ? [String(i + 1)] : []));
  const all = byWeek.reduce((sum, count) => sum + count, 0);
  const minutes = plan.steps.usual.find(({ name }) => name === trial)?.minutes;
  const slots = wordsOf(Math.max(1, all), minutes ? `${minutes}-minute slot` : 'slot');
  return weeks.length === 0
    ? slots
    : `${slots} in ${weeks.length === 1 ? 'week' : 'weeks'} ${joinList(weeks)}`;
}
