import type { PostLevel } from '#knowledge/post-level.ts';
import { toDoing } from '#plan/criteria/questions/to-doing.ts';
import { reshapeDuty } from '#plan/letters/reshape-duty.ts';
import type { Plan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { lowerFirst } from '#writing/casing.ts';
import { endsOpen } from '#writing/ends-open.ts';
import { cutDuty } from '#plan/wording/cut-duty.ts';
import { sayWorkRange } from '#plan/subject/work-range.ts';
import { countWords } from '#writing/shorten.ts';
import type { Goal, Goals } from './goal.ts';
import { goalsOfDeeds } from './goals-of-deeds.ts';
import { listMainWork, type Work } from './main-work.ts';

const capitalizeFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const unit: Partial<Record<PostLevel, string>> = {
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

/** What was found is written down, and what follows from it is agreed. */
export const reviewOf = (whole: string): Goal => ({
  target: `Has reviewed the ${whole}, its people, money and results, and three improvements are agreed`,
  measure: 'A written review with the figures as found',
  success: 'Three improvements, each with an owner, a date and a figure',
});

export const yearOf = (whole: string, hasHeirs: boolean): Pick<Goal, 'target' | 'success'> => ({
  target: `The ${whole} meets its targets for the year, and ${hasHeirs ? 'a successor is named for each key post' : 'every key task has someone who can cover it'}`,
  success: `[number] of [number] yearly targets met; ${hasHeirs ? 'for each key post a name and a plan' : 'no key task that only one person can do'}`,
});

/** What is done goes on while something else is improved; a duty that names no doing is left out. */
function sayKept(duty: string): string {
  const doing = lowerFirst(toDoing(duty));
  return /^[\p{L}-]+ing\b/u.test(doing) ? `, and ${doing} goes on as agreed` : '';
}

/** Who leads takes over people, figures and promises; later each main duty shows in a figure. */
function goalsOfLeader(
  level: PostLevel,
  { range, works: [first] }: Told,
  hasHeirs: boolean,
): Goals {
  const whole = unit[level] ?? 'team';
  return {
    day_30: {
      target: `Has met every direct report one to one and knows where things stand${range ? ` in ${range}` : ''}`,
      measure: 'Notes from each meeting; a first report with the main figures as found',
      success: 'Three priorities, each with a measure and a date, agreed in writing',
    },
    day_90: reviewOf(whole),
    month_6: toGoal(
      `One of the three improvements shows in figures${sayKept(first.duty)}`,
      first.measure,
    ),
    month_12: {
      ...yearOf(whole, hasHeirs),
      measure: `${capitalizeFirst(first.measure.counted)}; people who left`,
    },
  };
}

/** Whoever brings years is shown no work: what comes first is agreed, then results are theirs. */
const goalsOfSenior = ({ range, works: [first, second] }: Told): Goals => ({
  day_30: {
    target: `Has agreed with the manager what comes first${range ? ` in ${range}` : ''}, and how it will be measured`,
    measure: 'A list of what is open, each item with an owner and a date',
    success: 'List and order agreed in writing by day 30',
  },
  day_90: toGoal(`Is trusted, without review, to ${first.duty}`, first.measure),
  month_6: toGoal(`Answers for the result, and decides how to ${second.duty}`, second.measure),
  month_12: ofTheYear(first),
});

/** Learned and met, then alone, then at the standard of the house. */
const goalsOfStaff = ({ range, works: [first, second] }: Told): Goals => ({
  day_30: {
    target: range
      ? `Has met the team and done first tasks in ${range}, each checked by a colleague`
      : `Has met the team and done these with a colleague, each checked: ${first.duty}; ${second.duty}`,
    measure: 'One list of the work, marked seen, done together or done alone, reviewed in week 4',
    success: 'Everything on it seen; at least one task done alone',
  },
  day_90: toGoal(`Needs no help to ${first.duty}`, first.measure),
  month_6: toGoal(`Can be relied on to ${second.duty}`, second.measure),
  month_12: ofTheYear(first),
});

/** What was reached is held. */
const ofTheYear = ({ measure }: Work): Goal => ({
  target: 'Does the main work as agreed month after month, and can show a newcomer how it is done',
  measure: `${capitalizeFirst(measure.counted)}, month by month`,
  success: `${measure.success}, three months in a row`,
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

/** Successors are part of the post. */
export const namesHeirs = ({ brief }: Source): boolean =>
  brief.facts.some(({ text }) => /\bsuccession\b|\bsuccessors?\b/i.test(text));

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
  if (isLeader.has(post.level)) return goalsOfLeader(post.level, told, namesHeirs(source));
  const built = post.level === 'senior' ? goalsOfSenior(told) : goalsOfStaff(told);
  return { ...built, ...goalsOfDeeds(source) };
}
