import type { PostLevel } from '#knowledge/post-level.ts';
import { reshapeDuty } from '#plan/letters/reshape-duty.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { endsOpen } from '#writing/ends-open.ts';
import { cutDuty } from '#plan/wording/cut-duty.ts';
import { sayWorkRange } from '#plan/subject/work-range.ts';
import { countWords } from '#writing/shorten.ts';
import { listMainWork, type Work } from './main-work.ts';

export type Goals = Plan['drawer']['intake']['goals'];
export type Goal = Goals['day_30'];

const capitalizeFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const unit: Partial<Record<PostLevel, string>> = {
  head: 'whole function',
  manager: 'department',
};

/** The work in a few words, for what speaks of all of it. */
const shownRange = 4;

interface Told {
  /** "reconciliations, the close and treasury"; empty where it cannot be said so. */
  range: string;
  works: readonly [Work, Work, ...Work[]];
}

export const toGoal = (target: string, { counted, success }: Work['measure']): Goal => ({
  target,
  measure: capitalizeFirst(counted),
  success,
});

/** Who leads takes over people, figures and promises; later each main duty shows in a figure. */
function goalsOfLeader(level: PostLevel, { range, works: [first, second] }: Told): Goals {
  const whole = unit[level] ?? 'team';
  return {
    day_30: {
      target: `Has met every direct report one to one and knows where things stand${range ? ` in ${range}` : ''}`,
      measure: 'Notes from each meeting; a first report with the main figures as found',
      success: 'Three priorities, each with a measure and a date, agreed in writing',
    },
    day_90: toGoal(`Has a plan under way, with owners and dates, to ${first.duty}`, first.measure),
    month_6: toGoal(
      `Can show in figures what has improved since they began to ${second.duty}`,
      second.measure,
    ),
    month_12: {
      target: `The ${whole} meets its targets for the year, and every key task has someone who can cover it`,
      measure: `${capitalizeFirst(first.measure.counted)}; people who left`,
      success: '[number] of [number] yearly targets met; no key task that only one person can do',
    },
  };
}

/** Whoever brings years is shown no work: what comes first is agreed, then results are theirs. */
const goalsOfSenior = ({ range, works: [first, second, third] }: Told): Goals => ({
  day_30: {
    target: `Has agreed with the manager what comes first${range ? ` in ${range}` : ''}, and how it will be measured`,
    measure: 'A list of what is open, each item with an owner and a date',
    success: 'List and order agreed in writing by day 30',
  },
  day_90: toGoal(`Is trusted to ${first.duty} without review`, first.measure),
  month_6: toGoal(`Owns the result, from start to finish: can ${second.duty}`, second.measure),
  month_12: third
    ? toGoal(
        `Can show in figures what has improved since they began to ${third.duty}`,
        third.measure,
      )
    : ofTheYear(first),
});

/** Begun together, then alone, then at the standard of the house. */
const goalsOfStaff = ({ range, works: [first, second, third] }: Told): Goals => ({
  day_30: {
    target: range
      ? `Has completed first tasks in ${range}, each checked by a colleague`
      : `Has done these with a colleague and then alone, each checked: ${first.duty}; ${second.duty}`,
    measure: 'One list of the work, marked seen, done together or done alone, reviewed in week 4',
    success: 'Everything on it seen; at least one task done alone',
  },
  day_90: toGoal(`Can ${first.duty} without help`, first.measure),
  month_6: toGoal(`Is relied on to ${second.duty}`, second.measure),
  month_12: third
    ? toGoal(`Needs no supervision to ${third.duty}`, third.measure)
    : ofTheYear(first),
});

/** What was reached is held. */
const ofTheYear = ({ measure }: Work): Goal => ({
  target: 'Keeps up the level of the first six months and can show a newcomer how',
  measure: `${capitalizeFirst(measure.counted)}, month by month`,
  success: 'At the agreed level three months in a row; one newcomer trained',
});

const longestDuty = 12;
/** Whole where it is short; else its first clause. */
const inShort = (duty: string): string =>
  countWords(duty) > longestDuty ? (cutDuty(duty, longestDuty) ?? duty) : duty;

/** Said aloud as far as it is whole. */
const sayShort = (duty: string): string => {
  const said = reshapeDuty(inShort(duty));
  return endsOpen(said) ? duty : said;
};

const isLeader: ReadonlySet<PostLevel> = new Set(['supervisor', 'manager', 'head']);

/** Goals of the first year from the duties of this very advertisement, by the level of the post; null where it tells too little. */
export function goalsOfPost(source: Source, { post }: Pick<Plan, 'post'>): Goals | null {
  const [first, second, ...others] = listMainWork(source).map((work) => ({
    ...work,
    duty: sayShort(work.duty),
  }));
  if (!first || !second) return null;
  const told: Told = {
    range: sayWorkRange(source, shownRange),
    works: [first, second, ...others.filter(({ isKnown }) => isKnown)],
  };
  if (isLeader.has(post.level)) return goalsOfLeader(post.level, told);
  return post.level === 'senior' ? goalsOfSenior(told) : goalsOfStaff(told);
}
