import type { PostLevel } from '#knowledge/post-level.ts';
import { reshapeDuty } from '#plan/letters/reshape-duty.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { listMainWork, type Work } from './main-work.ts';

export type Goals = Plan['drawer']['intake']['goals'];
export type Goal = Goals['day_30'];

const capitalizeFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const unit: Partial<Record<PostLevel, string>> = {
  head: 'whole function',
  manager: 'department',
};

/** Who leads takes over people, figures and promises; later each main duty shows in a figure. */
function goalsOfLeader(level: PostLevel, [first, second]: readonly [Work, Work]): Goals {
  const whole = unit[level] ?? 'team';
  return {
    day_30: {
      target:
        'Has met every direct report one to one; knows the figures, the open matters and what has been promised; has agreed first priorities with the manager',
      measure: 'Notes of the talks; a first report with the main figures as they were found',
      success: 'Three priorities, each with a measure and a date, agreed in writing',
    },
    day_90: {
      target: `Has a running plan, with owners and dates, to ${first.duty}`,
      measure: capitalizeFirst(first.measure.counted),
      success: first.measure.success,
    },
    month_6: {
      target: `Can show in figures what is better since they began to ${second.duty}`,
      measure: capitalizeFirst(second.measure.counted),
      success: second.measure.success,
    },
    month_12: {
      target: `The ${whole} reaches its targets for the year, and its people stay and grow: somebody can stand in for each key task`,
      measure: `${capitalizeFirst(first.measure.counted)}; open posts and people who left`,
      success:
        '[number] of [number] yearly targets reached; no key task that only one person can do',
    },
  };
}

/** Whoever brings years is shown no work: what comes first is agreed, then results are theirs. */
const goalsOfSenior = ([first, second]: readonly [Work, Work]): Goals => ({
  day_30: {
    target:
      'Knows the people, the systems and the open matters; has agreed with the manager what comes first and how it is measured',
    measure: 'List of open matters, each with an owner and a date',
    success: 'List and order agreed in writing by day 30',
  },
  day_90: {
    target: `Needs no second look to ${first.duty}`,
    measure: capitalizeFirst(first.measure.counted),
    success: first.measure.success,
  },
  month_6: {
    target: `Is the person others rely on to ${second.duty}`,
    measure: capitalizeFirst(second.measure.counted),
    success: second.measure.success,
  },
  month_12: {
    target: 'Holds both for half a year, and has changed one thing for good that others now use',
    measure: 'The two figures above, month by month',
    success: 'Both figures held for six months in a row; one improvement in use',
  },
});

/** Seen first, then done alone, then all of it at the standard of the house. */
const goalsOfStaff = ([first, second]: readonly [Work, Work]): Goals => ({
  day_30: {
    target:
      'Has seen each main duty and done first pieces of it; knows the systems, the rules and whom to ask',
    measure:
      'List of duties, each marked as seen, done together or done alone, gone through in week 4',
    success: 'Nothing on the list that was not yet seen',
  },
  day_90: {
    target: `Needs no help to ${first.duty}`,
    measure: capitalizeFirst(first.measure.counted),
    success: first.measure.success,
  },
  month_6: {
    target: `Can be relied on to ${second.duty}`,
    measure: capitalizeFirst(second.measure.counted),
    success: second.measure.success,
  },
  month_12: {
    target: 'Does all duties of the post at the agreed standard; can show a newcomer how',
    measure: 'The two figures above, month by month',
    success: 'Both figures at the agreed level for three months in a row',
  },
});

const isLeader: ReadonlySet<PostLevel> = new Set(['supervisor', 'manager', 'head']);

/** Goals of the first year from the duties of this very advertisement, by the level of the post; null where it tells too little. */
export function goalsOfPost(source: Source, { post }: Pick<Plan, 'post'>): Goals | null {
  const [first, second] = listMainWork(source).map((work) => ({
    ...work,
    duty: reshapeDuty(work.duty),
  }));
  if (!first || !second) return null;
  if (isLeader.has(post.level)) return goalsOfLeader(post.level, [first, second]);
  return post.level === 'senior' ? goalsOfSenior([first, second]) : goalsOfStaff([first, second]);
}
