import type { PostLevel } from '#knowledge/post-level.ts';
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
      target: `A plan with owners and dates is running for this responsibility: to ${first.duty}`,
      measure: capitalizeFirst(first.measure.counted),
      success: first.measure.success,
    },
    month_6: {
      target: `Results can be measured in this part of the work: to ${second.duty}`,
      measure: capitalizeFirst(second.measure.counted),
      success: second.measure.success,
    },
    month_12: {
      target: `The ${whole} reaches its targets for the year, and its people stay and grow: somebody can stand in for each key task`,
      measure: `${capitalizeFirst(first.measure.counted)}; open posts and people who left`,
      success: '[yearly targets] reached; no key task that only one person can do',
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
    target: `Delivers first results in the main work: to ${first.duty}`,
    measure: capitalizeFirst(first.measure.counted),
    success: first.measure.success,
  },
  month_6: {
    target: `Answers alone for this part of the work: to ${second.duty}`,
    measure: capitalizeFirst(second.measure.counted),
    success: second.measure.success,
  },
  month_12: {
    target:
      'The targets of the year are reached, and others come with their questions on this work',
    measure: `${capitalizeFirst(first.measure.counted)}; ${second.measure.counted}`,
    success: '[yearly targets] reached; one lasting improvement agreed with the manager and in use',
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
    target: `Does the main work alone: to ${first.duty}`,
    measure: capitalizeFirst(first.measure.counted),
    success: first.measure.success,
  },
  month_6: {
    target: `Is reliable in this part of the work: to ${second.duty}`,
    measure: capitalizeFirst(second.measure.counted),
    success: second.measure.success,
  },
  month_12: {
    target: 'Does all duties of the post at the agreed standard; can show a newcomer how',
    measure: `${capitalizeFirst(first.measure.counted)}; ${second.measure.counted}`,
    success: '[targets of the post] reached in [number] of the last three months',
  },
});

const isLeader: ReadonlySet<PostLevel> = new Set(['supervisor', 'manager', 'head']);

/** Goals of the first year from the duties of this very advertisement, by the level of the post; null where it tells too little. */
export function goalsOfPost(source: Source, { post }: Pick<Plan, 'post'>): Goals | null {
  const [first, second] = listMainWork(source);
  if (!first || !second) return null;
  if (isLeader.has(post.level)) return goalsOfLeader(post.level, [first, second]);
  return post.level === 'senior' ? goalsOfSenior([first, second]) : goalsOfStaff([first, second]);
}
