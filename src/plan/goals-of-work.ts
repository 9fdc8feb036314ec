import type { Activity } from '#knowledge/activity-schema.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { lowerFirst } from '#writing/casing.ts';

type Goals = Drawer['intake']['goals'];
type Goal = Goals['day_30'];

/** With help first: what weighs most is learned before anything else. */
const learning = ({ name }: Activity): Goal => ({
  target: `Knows the people, tools and rules here; has begun with help on what weighs most: ${lowerFirst(name)}`,
  measure: 'First pieces of work, looked over together each week',
  success: 'Each week less has to be corrected; open questions are asked and not guessed at',
});

/** Who leads is not shown the work by a colleague. */
const takingOver = (): Goal => ({
  target:
    'Knows the people, the figures and what has been promised; has agreed with the manager what comes first',
  measure: 'List of open matters, each with owner and date',
  success: 'List and order agreed in writing',
});

/** Where nothing else of weight is known: the same work, and more of it. */
const alone = ({ name }: Activity): Goal => ({
  target: `Handles the harder cases alone, too: ${lowerFirst(name)}`,
  measure: 'Share of cases that had to be passed on, by month',
  success: 'Only what was agreed is passed on',
});

/** At the end of the year nobody checks it, and something in it is better than before. */
const owning = (): Goal => ({
  target: 'Has made one thing in the work better than it was; does the rest without being checked',
  measure: 'The change agreed with the manager, with a figure from before and after',
  success: 'The change is still in use and [figure] is better',
});

/**
 * One sequence for one year: learn, do it alone, take on the next, answer for it and improve it. Goals of the trade and
 * goals of single activities side by side contradict each other.
 */
export function goalsOfWork(works: readonly Activity[], isLeading: boolean): Goals | null {
  const [first, second] = works.filter(({ goal }) => goal);
  if (!first?.goal) return null;
  return {
    day_30: isLeading ? takingOver() : learning(first),
    day_90: first.goal,
    month_6: second?.goal ?? alone(first),
    month_12: owning(),
  };
}
