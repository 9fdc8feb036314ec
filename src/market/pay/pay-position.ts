import type { Percentiles } from '../occupations/official-table.ts';
import { choosePayRow, describePayRow } from './choose-pay-row.ts';
import type { PayPlace, PayRow, PaySource } from './pay-row.ts';
import { locateAmount, type PercentilePosition } from './percentile.ts';
import { convertPay, payConversionNote, type PayPeriod } from './periods.ts';

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

const choosePeriod = (row: PayRow, asked: PayPeriod): 'hour' | 'year' => {
  const wanted = asked === 'month' || asked === 'year' ? 'year' : 'hour';
  const published = wanted === 'hour' ? row.hourly[50] : row.annual[50];
  return published ? wanted : wanted === 'hour' ? 'year' : 'hour';
};

/** How a job's pay stands in its occupation; null when there is nothing to compare, never a guess. */
export function positionPay({
  low,
  high,
  period,
  currency = 'USD',
  soc,
  place,
  sources = [],
}: {
  low: number | null;
  high: number | null;
  period: PayPeriod;
  currency?: string;
  soc: string | null;
  place: PayPlace;
  sources?: readonly PaySource[];
}): PayPosition | null {
  const from = low ?? high;
  const to = high ?? low;
  if (soc === null || from === null || to === null || currency !== 'USD') return null;
  const row = choosePayRow({ soc, place, sources });
  if (!row) return null;
  const stated = choosePeriod(row, period);
  const percentiles = stated === 'hour' ? row.hourly : row.annual;
  const locate = (amount: number): PlacedAmount | null => {
    const position = locateAmount(amount, percentiles);
    return position && { amount, position };
  };
  const amounts = [from, to].map((amount) => convertPay(amount, period, stated)) as [
    number,
    number,
  ];
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
    method: stated === period ? METHOD : `${METHOD} ${payConversionNote}`,
  };
}
