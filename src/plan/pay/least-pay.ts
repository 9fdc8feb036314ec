import { findBelowMinimum, findLeastWage, findLowestHour } from '#market/pay/below-minimum.ts';
import { findMinimumWage, hasCityWage, type MinimumWage } from '#market/pay/minimum-wages.data.ts';
import { findState } from '#market/places/us-states.ts';
import { sayDate } from '#writing/dates.ts';
import { type Day } from '#writing/day.ts';
import { sayMoney } from '#writing/money.ts';
import { findPace } from '../hiring-steps/pace.ts';
import type { Source } from '../source.ts';

/** From this multiple of the least on, nobody compares with it. */
const nearLeast = 1.6;
const close = 0.1;

export interface LeastPay {
  /** For a table: the rate, where the pay stands, and where to check. */
  row: string;
  /** "€0.10 above the legal minimum"; null where no pay is stated. */
  stands: string | null;
  /** "the rate of 1 January 2027 must be checked before publishing"; null where no change lies before it. */
  change: string | null;
  isBelow: boolean;
  /** So close to it that any other employer nearby pays as much: what is paid elsewhere in the country says little. */
  isClose: boolean;
}

/** The least an hour costs at the place of work; null where it is not known. */
export const findLeastHour = ({ brief: { place } }: Source): number | null =>
  findMinimumWage(place.country, findState(place.resolved?.state ?? '')?.code)?.hourly ?? null;

const apprentice = /\bapprentice(?:ship)?\b/i;

/** The least that the law allows, where the pay is not far above it; with the change that comes before the start. */
export function findLeast(source: Source, start: Day | null): LeastPay | null {
  const { pay, place, title } = source.brief;
  const { state, city } = place.resolved ?? {};
  const isApprentice = apprentice.test(title.given);
  const least = findLeastWage(source.brief);
  // Where no pay is stated, the least says something of work that is soon learned and of no other.
  if (!least || (pay === null && !isApprentice && findPace(source) !== 'quick')) return null;
  const hour = findLowestHour(source.brief);
  const isBelow = findBelowMinimum(source.brief) !== null;
  const isKnown = pay !== null && hour !== null && pay.currency === least.currency;
  if (pay !== null && (!isKnown || hour > nearLeast * least.hourly)) return null;
  const gap = isKnown ? Math.round(100 * (hour - least.hourly)) / 100 : null;
  // Tips, rates by age and unknown hours make lawful what looks too little.
  if (gap !== null && gap < 0 && !isBelow && !hasCityWage(state, city)) return null;
  const by = gap === null ? '' : sayMoney(Math.abs(gap), least.currency);
  const where =
    gap === null
      ? ''
      : gap < 0
        ? 'lies below it'
        : gap === 0
          ? 'is just that'
          : `is ${by} above it`;
  const change = sayChange(least, start, place.country);
  // The rate of the state decides nothing where the city's is higher.
  if (hasCityWage(state, city))
    return {
      row: `${city} sets its own, above the ${sayMoney(least.hourly, least.currency)} of the state [rate of the city on the day of the start: check]`,
      stands: null,
      change: null,
      isBelow: false,
      isClose: false,
    };
  return {
    row: `${sayMoney(least.hourly, least.currency)} an hour since ${least.since}${least.holdsFor ? `, ${least.holdsFor}` : ''}${isKnown ? `; ${sayMoney(hour, least.currency)} ${where}` : ''}${change ? `; the start is planned later than its next change: ${change}` : ''} [check ${least.source}]`,
    stands:
      gap === null
        ? null
        : gap === 0
          ? 'just the legal minimum'
          : `${by} ${gap < 0 ? 'below' : 'above'} the legal minimum`,
    change,
    isBelow,
    isClose: gap !== null && gap >= 0 && gap <= close * least.hourly,
  };
}

/** The next yearly change behind the known rate, where the job begins after it. */
function sayChange(
  { since, changes }: MinimumWage,
  start: Day | null,
  country: string | null,
): string | null {
  if (changes === undefined) return null;
  const next = `${Number(since.slice(-4)) + 1}-${changes}`;
  return start !== null && start >= next
    ? `the rate of ${sayDate(next, country)} must be checked before publishing`
    : null;
}
