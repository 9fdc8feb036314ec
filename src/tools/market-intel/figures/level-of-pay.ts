import { findEntryGate } from '#market/assessment/entry-gate.ts';
import { isLeading } from '#market/occupations/leading.ts';
import { sayPercentile, treatsByYear } from '#plan/pay/pay.ts';
import { onTheSpot } from '#plan/place/on-the-spot.ts';
import { makePlan } from '#plan/plan.ts';
import { findPace } from '#plan/hiring-steps/pace.ts';
import type { Source } from '#plan/source.ts';
import { sayYears } from '#writing/number.ts';

type Rank = 10 | 25 | 50 | 75 | 90;

export interface PayLevel {
  low: Rank;
  high: Rank;
  /** "1 year is asked for", why these. */
  because: string | null;
}

/** Years after a title or an exam are no first years. */
const above = /\b(?:manager|senior|sr|lead|head|director|principal|controller|chief|supervisor)\b/i;
/** Titles of the first levels of an occupation whose figures count the higher ones as well. */
const first = /\b(?:coordinator|assistant|junior|jr|associate|trainee|graduate)\b/i;
const few = 2;
const many = 8;

/** Which part of an occupation people of this level are paid in: a planning value, as no table goes by years. */
export function findPayLevel({ brief, market }: Source): PayLevel {
  const { years, yearsStated, level = null } = market.difficulty.input.demands;
  const asked = yearsStated && years > 0 ? `${sayYears(years)} asked for` : null;
  if (level === 'director' || level === 'executive')
    return { low: 50, high: 90, because: asked ?? 'it heads a department' };
  if (years >= many) return { low: 50, high: 90, because: asked };
  // Among managers, leading is what everybody does.
  if (level === 'manager' && !isLeading(market.profile.soc ?? ''))
    return { low: 50, high: 90, because: 'it leads a team' };
  const isBeginning = brief.seniority.level === 'entry' || (yearsStated && years <= few);
  if (isBeginning && !above.test(brief.title.given) && findEntryGate(brief) !== 'paper')
    return { low: 10, high: 50, because: asked ?? 'it is open to beginners' };
  if (!yearsStated && first.test(brief.title.given) && ofManyLevels.test(market.profile.soc ?? ''))
    return { low: 10, high: 50, because: 'the title is of a first level' };
  return { low: 25, high: 75, because: asked };
}

/** Specialists of offices, engineering, science, law, arts and media. */
const ofManyLevels = /^(?:1[35679]|23|27)-/;

/** "between $62,410 a year (10th percentile) and the median, $101,350 a year", where the median of all levels is not that of the post. */
export function sayLowerHalf(source: Source): string | null {
  const { low, because } = findPayLevel(source);
  const [from, to] = [sayPercentile(source, low), sayPercentile(source, 50)];
  return low !== 10 || !from || !to || from.startsWith('at least')
    ? null
    : `between the 10th percentile, ${from}, and the median, ${to} (planning value: ${because ?? 'the post is of a first level'})`;
}

/** "The national median of the occupation is $77,180 a year" */
export function sayMedian(source: Source): string | null {
  const median = sayPercentile(source, 50);
  if (!median) return null;
  const { payRow } = source.market;
  const where =
    payRow?.areaType === 'national'
      ? 'national median'
      : `median in ${payRow?.areaName ?? 'the area'}`;
  return `The ${where} of the occupation is ${median}`;
}

/** Whether people of this work compare a year's salary, and not an hour's pay. */
export const isSalaried = (source: Source): boolean =>
  source.brief.pay?.period !== 'hour' &&
  (treatsByYear.test(source.market.profile.soc ?? '') || comparesYears(source));

const comparesYears = (source: Source): boolean =>
  !makePlan(source).drawer.isForBeginners &&
  // Whoever cares, cooks, drives or serves compares the hour, unless it leads.
  (!onTheSpot.has(makePlan(source).drawer.kind) ||
    source.brief.pay?.period === 'year' ||
    source.market.difficulty.input.demands.level != null) &&
  (findPace(source) === 'usual' ||
    source.brief.pay?.period === 'year' ||
    source.market.difficulty.input.demands.level != null ||
    /^(?:1[13]|15|17-[12]|19-[1-3]|23-1)/.test(source.market.profile.soc ?? ''));
