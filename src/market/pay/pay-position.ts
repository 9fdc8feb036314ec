import type { Percentiles } from '../occupations/official-table.ts';
import { choosePayRow, describePayRow } from './choose-pay-row.ts';
import type { PayPlace, PayRow, PaySource } from './pay-row.ts';
import { locateAmount, type PercentilePosition } from './percentile.ts';
import { convertPay, HOURS_A_YEAR, payConversionNote, type PayPeriod } from './periods.ts';
import { isFullTime, sayHours, type WeeklyHours } from './weekly-hours.ts';

export type PlacedAmount = { amount: number; position: PercentilePosition };

export type PayPosition = {
  row: PayRow;
  /** The period everything below is stated in: the job's own, unless the survey has only the other. */
  period: 'hour' | 'year';
  percentiles: Percentiles;
  low: PlacedAmount;
  high: PlacedAmount;
  midpoint: PlacedAmount;
  median: number | null;
  /** Midpoint of the range divided by the median. */
  ratioToMedian: number | null;
  source: string;
  method: string;
};

const METHOD =
  'Straight line between the published 10th, 25th, 50th, 75th and 90th percentiles. The survey leaves out overtime, bonuses and per diem.';

/** Part of a week is compared by the hour: a part-time year would stand below everybody's. */
const choosePeriod = (
  row: PayRow,
  asked: PayPeriod,
  hours: WeeklyHours | null,
): 'hour' | 'year' => {
  const isYear = asked === 'month' || asked === 'year';
  const wanted = isYear && (hours === null || isFullTime(hours)) ? 'year' : 'hour';
  const published = wanted === 'hour' ? row.hourly[50] : row.annual[50];
  return published ? wanted : wanted === 'hour' ? 'year' : 'hour';
};

const FULL_WEEK: WeeklyHours = { min: 40, max: 40, from: 'usual' };

const sayConversion = (hours: WeeklyHours | null): string =>
  hours === null || isFullTime(hours)
    ? payConversionNote
    : `Converted at ${sayHours(hours)} hours a week, as the job states.`;

/** How a job's pay stands in its occupation; null when there is nothing to compare, never a guess. */
export function positionPay({
  low,
  high,
  period,
  currency = 'USD',
  hours = FULL_WEEK,
  soc,
  place,
  sources = [],
}: {
  low: number | null;
  high: number | null;
  period: PayPeriod;
  currency?: string;
  /** Hours a week the pay is for; null when it is a part of a week that nobody states. */
  hours?: WeeklyHours | null;
  soc: string | null;
  place: PayPlace;
  sources?: readonly PaySource[];
}): PayPosition | null {
  const from = low ?? high;
  const to = high ?? low;
  if (soc === null || from === null || to === null || currency !== 'USD') return null;
  // A sum for an unknown part of a week compares with nothing.
  if (hours === null && period !== 'hour') return null;
  const row = choosePayRow({ soc, place, sources });
  if (!row) return null;
  const stated = choosePeriod(row, period, hours);
  const percentiles = stated === 'hour' ? row.hourly : row.annual;
  const locate = (amount: number): PlacedAmount | null => {
    const position = locateAmount(amount, percentiles);
    return position && { amount, position };
  };
  // The survey's own year has 2,080 hours; only pay for fewer is first brought to the hour.
  const toHour = hours === null || isFullTime(hours) ? FULL_WEEK : hours;
  const bring = (amount: number, week: number): number =>
    stated === 'year' && period === 'hour'
      ? amount * HOURS_A_YEAR
      : convertPay(amount, period, stated, week);
  const amounts: [number, number] = [bring(from, toHour.min), bring(to, toHour.max)];
  const [placedLow, placedHigh, midpoint] = [...amounts, (amounts[0] + amounts[1]) / 2].map(locate);
  if (!placedLow || !placedHigh || !midpoint) return null;
  const middle = percentiles[50];
  const median = middle && !middle.atLeast ? middle.amount : null;
  return {
    row,
    period: stated,
    percentiles,
    low: placedLow,
    high: placedHigh,
    midpoint,
    median,
    ratioToMedian: median === null ? null : midpoint.amount / median,
    source: describePayRow(row),
    method: stated === period ? METHOD : `${METHOD} ${sayConversion(hours)}`,
  };
}
