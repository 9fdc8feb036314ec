import { findLesser } from '#market/occupations/data/between.data.ts';
import { findOfficial } from '#market/occupations/official-table.ts';
import { toPlainName } from '#market/occupations/plain-name.ts';
import { convertPay } from '#market/pay/periods.ts';
import { namePublicSource } from '#market/supply/public-sources.data.ts';
import { sayFormOfPay } from '#plan/deciding-terms.ts';
import { makePlan } from '#plan/plan.ts';
import { findPayScale } from '#plan/pay-customs.data.ts';
import { findLeastHour } from '#plan/least-pay.ts';
import { sayPercentile } from '#plan/pay.ts';
import { listNeighbors } from '#plan/pool.ts';
import type { Source } from '#plan/source.ts';
import { toParagraph } from '#writing/casing.ts';
import { sayMoney } from '#writing/money.ts';
import type { MarketIntel } from '../content.ts';
import { compareNearest, listNearest, placeInNearest } from './nearest.ts';
import { listArithmetic, sayExample, sayMinimum } from './pay-arithmetic.ts';
import { isAbroad } from './pool.ts';

export type Pay = Omit<MarketIntel['compensationBenchmarking'], 'recommended'>;

const shownNeighbors = 1;
const lowRank = 30;
const lowRanks = [10, 25, 50, 75] as const;
const usualRanks = [25, 50, 75, 90] as const;

/** What the job pays, beside published figures where there are any. */
export function describePay(source: Source): Pay {
  const { pay } = makePlan(source);
  const { brief } = source;
  const example = sayExample(source);
  const scale = findPayScale(brief.place.country, brief.employer.name, brief.title.given);
  return {
    proposedRange: pay.range
      ? `${pay.range}${pay.beside}`
      : (sayFormOfPay(brief) ?? 'Not stated [confirm]'),
    marketPosition: sayPosition(source),
    percentilePosition: sayPercentiles(source),
    benchmarkData: {
      ...(scale ? { 'Public scale': scale } : {}),
      ...(source.market.payRow
        ? { ...listBenchmarks(source), ...sayMinimum(source) }
        : { ...listNearest(source), ...listArithmetic(source) }),
    },
    ...(example ? { totalRewardsNote: example } : {}),
    caveat: sayCaveat(source),
  };
}

const standings = {
  above: 'Above the median',
  around: 'Near the median',
  below: 'Below the median',
};

function sayPosition(source: Source): string {
  const { pay } = makePlan(source);
  const position = source.market.payPosition;
  if (!pay.stated)
    return sayFormOfPay(source.brief) === null
      ? 'To be set once the pay is known [confirm]'
      : 'Not to be ranked: published figures are of pay by time';
  if (!position || !pay.standing || position.median === null)
    return (
      compareNearest(source) ??
      `Not ranked yet: compare with ${namePublicSource(source.brief.place.country)} and five live advertisements, each with its date`
    );
  const percent = (amount: number): string =>
    `${sayMoney(amount)} is ${Math.round((amount / position.median!) * 100)}%`;
  const { low, high } = position;
  const ends =
    low.amount === high.amount
      ? percent(low.amount)
      : `${percent(low.amount)} and ${percent(high.amount)}`;
  const area = position.row.areaType === 'national' ? ', nationally' : '';
  return `${standings[pay.standing]}${area}: ${ends} of ${pay.median}`;
}

function sayPercentiles(source: Source): string {
  const { pay } = makePlan(source);
  const position = source.market.payPosition;
  if (!position || !pay.percentiles)
    return pay.stated
      ? (placeInNearest(source) ?? 'To be read from the same source')
      : sayFormOfPay(source.brief) === null
        ? 'To be set once the pay is known'
        : 'None: no fixed sum to place';
  const middle =
    pay.middlePercentile === pay.percentiles
      ? ''
      : `; middle ${sayMoney(position.midpoint.amount)}, ${pay.middlePercentile}`;
  const area = position.row.areaType === 'national' ? 'Nationally' : position.row.areaName;
  return `${area}: ${pay.percentiles}${middle}`;
}

function listBenchmarks(source: Source): Record<string, string> {
  const { market } = source;
  const { pay } = makePlan(source);
  // What the law of the place forbids to pay is no benchmark.
  const least = findLeastHour(source) ?? 0;
  const isLawful = (hourly: number | null): hourly is number => hourly !== null && hourly >= least;
  // Four are shown at once: those around the pay.
  const isLow = (pay.middleRank ?? 50) < lowRank;
  const rows = (isLow ? lowRanks : usualRanks).flatMap((rank) => {
    const said = sayPercentile(source, rank);
    const hourly = market.payRow?.hourly[rank]?.amount ?? null;
    if (!said || (hourly !== null && !isLawful(hourly))) return [];
    const { amount, per } = splitPeriod(said);
    const label =
      rank === 50 ? `Median, ${market.profile.name.toLowerCase()}` : `${rank}th percentile`;
    return [[`${label}, ${per}`, amount] as const];
  });
  const isYearly = rows.some(([label]) => label.endsWith('a year'));
  const lesser = findOther(source, isYearly);
  if (lesser) return Object.fromEntries([...rows, lesser]);
  const neighbors = listNeighbors(source)
    .slice(0, shownNeighbors)
    .flatMap(({ title, medianHourly }) => {
      if (!isLawful(medianHourly)) return [];
      const amount = isYearly
        ? sayMoney(Math.round(convertPay(medianHourly, 'hour', 'year')))
        : sayMoney(medianHourly);
      return [[`Median, ${title}, ${isYearly ? 'a year' : 'an hour'}`, amount] as const];
    });
  return Object.fromEntries([...rows, ...neighbors]);
}

/** Where the title lies between two occupations, the median of the second. */
function findOther({ market }: Source, isYearly: boolean): [string, string] | null {
  const soc = findLesser(market.profile.soc);
  const other = soc === null ? undefined : findOfficial(soc);
  const median = (isYearly ? other?.annual : other?.hourly)?.[50]?.amount;
  if (!other || median === undefined) return null;
  return [`Median, ${toPlainName(other)}, ${isYearly ? 'a year' : 'an hour'}`, sayMoney(median)];
}

/** "$103,050 a year" as amount and period: the label says the period once. */
function splitPeriod(said: string): { amount: string; per: string } {
  const [, amount = said, per = ''] = /^(.*) (an? (?:year|hour))$/.exec(said) ?? [];
  return { amount, per };
}

/** Work that tips or commission pay a part of. */
const paidInParts: ReadonlySet<string> = new Set([
  'kitchen-and-hotel',
  'sales',
  'shop-and-service',
]);

function sayCaveat(source: Source): string {
  const { payRow, profile } = source.market;
  if (!payRow)
    return isAbroad(source)
      ? makePlan(source).pay.stated
        ? 'Gross, and computed from the advertisement alone'
        : `No outside figure is quoted: look the occupation up in ${namePublicSource(source.brief.place.country)}`
      : profile.soc === null || source.brief.place.country === 'US'
        ? source.market.nearest
          ? `${source.market.nearest.isOwn ? '' : 'The tables have no line of its own for this job; the benchmark is the nearest occupation. '}All levels together; in no sum of this report. Look up the local BLS table before an offer`
          : 'No occupation of the official tables is near enough, so none is shown'
        : 'No place is stated, so no published figure was chosen [confirm the country]';
  const scope =
    payRow.areaType === 'national'
      ? `National, all levels together${source.market.assumedCountry ? ' (the United States assumed: no place is stated)' : ''}: look up the local BLS table before an offer`
      : `Figures for ${payRow.areaName}, all levels together`;
  return toParagraph([
    scope,
    profile.figures === 'group'
      ? `Of the wider group ${findOfficial(payRow.soc)?.title ?? payRow.soc}`
      : null,
    `${paidInParts.has(makePlan(source).drawer.kind) ? 'Tips and commission are in it; o' : 'O'}vertime, bonuses and equity are not in it`,
  ]);
}
