import type { MarketFacts } from '#market/assessment/market-facts.ts';
import { percentileRanks, type PercentileRank } from '#market/occupations/official-table.ts';
import { convertPay } from '#market/pay/periods.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { capitalize } from '#writing/casing.ts';
import { sayMoney } from '#writing/money.ts';

type Nearest = NonNullable<MarketFacts['nearest']>;
type Period = 'hour' | 'year';

/** By the hour where the job itself pays so and the table does as well. */
const periodOf = ({ brief: { pay }, market: { nearest } }: Source): Period =>
  pay?.period === 'hour' && nearest?.row.hourly[50] ? 'hour' : 'year';

function amountAt(
  { row }: Pick<Nearest, 'row'>,
  rank: PercentileRank,
  period: Period,
): number | null {
  const own = (period === 'hour' ? row.hourly : row.annual)[rank];
  if (own && !own.atLeast) return own.amount;
  const other = (period === 'hour' ? row.annual : row.hourly)[rank];
  if (!other || other.atLeast) return null;
  return convertPay(other.amount, period === 'hour' ? 'year' : 'hour', period);
}

const per = { hour: 'an hour', year: 'a year' };
const round = (amount: number, period: Period): string =>
  sayMoney(period === 'hour' ? Math.round(amount * 100) / 100 : Math.round(amount));

const areaOf = ({ row }: Nearest): string =>
  row.areaType === 'national' ? 'national' : row.areaName;

/** Median and middle half of the nearest occupation, each marked as a benchmark, with area, source and year. */
export function listNearest(source: Source): Record<string, string> {
  const { nearest } = source.market;
  if (!nearest) return {};
  const { name, row, isOwn, beside } = nearest;
  const period = periodOf(source);
  const median = amountAt(nearest, 50, period);
  if (median === null) return {};
  const mark = isOwn ? '' : 'Benchmark: ';
  const about = `${areaOf(nearest)}, ${row.source}`;
  const sayHalf = (line: Pick<Nearest, 'row'>): string | null => {
    const [low, high] = ([25, 75] as const).map((rank) => amountAt(line, rank, period));
    return low && high ? `${round(low, period)} to ${round(high, period)}` : null;
  };
  const other = beside && amountAt(beside, 50, period);
  // Two occupations make a bracket: their middle halves would hide it.
  if (beside && other !== null) {
    const ends = [
      { called: name, amount: median },
      { called: beside.name, amount: other },
    ].toSorted((a, b) => a.amount - b.amount);
    return Object.fromEntries(
      ends.map(({ called, amount }, i) => [
        `${i === 0 ? 'Bracket, from' : 'Bracket, to'}: ${called}, median, ${per[period]}`,
        `${round(amount, period)}${i === 0 ? ` (${about})` : ''}`,
      ]),
    );
  }
  const half = sayHalf(nearest);
  return {
    [`${mark}${isOwn ? capitalize(name) : name}, median, ${per[period]}`]: `${round(median, period)} (${about})`,
    ...(half ? { [`${mark}${isOwn ? 'Their' : 'their'} middle half, ${per[period]}`]: half } : {}),
  };
}

/** "$17 to $19 is 102% to 114% of the median of retail salespersons": only where both are in one period. */
export function compareNearest(source: Source): string | null {
  const { nearest } = source.market;
  const { pay } = source.brief;
  if (!nearest || !pay || pay.currency !== 'USD' || !makePlan(source).pay.stated) return null;
  const period = periodOf(source);
  const middle = amountAt(nearest, 50, period);
  const ends = (
    period === 'hour'
      ? [pay.min ?? pay.max, pay.max ?? pay.min]
      : [pay.annual?.min, pay.annual?.max]
  ).filter((end) => end !== null && end !== undefined);
  const [low, high = low] = ends;
  if (middle === null || low === undefined || high === undefined) return null;
  const share = (end: number): string =>
    `${round(end, period)} is ${Math.round((100 * end) / middle)}%`;
  return `${nearest.isOwn ? '' : 'Against the nearest occupation, a benchmark: '}${low === high ? share(low) : `${share(low)} and ${share(high)}`} of the ${areaOf(nearest)} median of ${nearest.name}, ${round(middle, period)} ${per[period]}`;
}

/** "$85,820 a year": a percentile of the nearest occupation; none where the post lies between two. */
export function sayNearestAt(source: Source, rank: PercentileRank): string | null {
  const { nearest } = source.market;
  if (!nearest || nearest.beside) return null;
  const period = periodOf(source);
  const amount = amountAt(nearest, rank, period);
  return amount === null ? null : `${round(amount, period)} ${per[period]}`;
}

/** Where the pay lies between the published percentiles of the nearest occupation. */
export function placeInNearest(source: Source): string | null {
  const { nearest } = source.market;
  const { pay } = source.brief;
  if (!nearest || compareNearest(source) === null) return null;
  const period = periodOf(source);
  const ends = period === 'hour' ? pay : pay?.annual;
  const steps = percentileRanks.flatMap((rank) => {
    const amount = amountAt(nearest, rank, period);
    return amount === null ? [] : [{ rank, amount }];
  });
  const place = (sum: number): string => {
    const above = steps.findLast(({ amount }) => amount <= sum);
    const below = steps.find(({ amount }) => amount > sum);
    if (above && below) return `between the ${above.rank}th and the ${below.rank}th percentile`;
    return below
      ? `below the ${below.rank}th percentile`
      : `above the ${above?.rank ?? 90}th percentile`;
  };
  const sums = [ends?.min ?? ends?.max, ends?.max ?? ends?.min].filter(
    (sum) => typeof sum === 'number',
  );
  const said = [...new Set(sums.map(place))];
  const whose = nearest.isOwn ? `among ${nearest.name}` : `of the benchmark, ${nearest.name}`;
  const [low, high] = said;
  if (low === undefined) return null;
  const where = high === undefined ? low : `the lower figure ${low}, the upper one ${high}`;
  return `${capitalize(where)} ${whose}, ${areaOf(nearest)}`;
}

/** "The middle half of retail salespersons earns $14.01 to $18.20 an hour": a first idea where no pay is stated. */
export function sayMiddleHalf(source: Source): string | null {
  const { nearest } = source.market;
  if (!nearest) return null;
  const period = periodOf(source);
  const { beside } = nearest;
  const [low, high] = ([25, 75] as const).map((rank) => amountAt(nearest, rank, period));
  const [middle, other] = [amountAt(nearest, 50, period), beside && amountAt(beside, 50, period)];
  if (beside && middle !== null && other !== null) {
    const [from, to] = [middle, other].toSorted((a, b) => a - b).map((one) => round(one, period));
    return `As a first bracket take ${from} to ${to} ${per[period]}, the medians of ${nearest.name} and ${beside.name}: the post is counted as neither`;
  }
  if (!low || !high) return null;
  const mark = nearest.isOwn ? '' : ', the nearest occupation and only a benchmark,';
  return `The middle half of ${nearest.name}${mark} earns ${round(low, period)} to ${round(high, period)} ${per[period]} (${areaOf(nearest)})`;
}
