import { findOfficial } from '#market/occupations/official-table.ts';
import { convertPay } from '#market/pay/periods.ts';
import { makePlan } from '#plan/plan.ts';
import { sayPercentile } from '#plan/pay.ts';
import { listNeighbors } from '#plan/pool.ts';
import type { Source } from '#plan/source.ts';
import { toParagraph } from '#writing/casing.ts';
import { sayMoney } from '#writing/money.ts';
import type { MarketIntel } from '../content.ts';
import { listArithmetic, sayExample } from './pay-arithmetic.ts';
import { isAbroad } from './pool.ts';

export type Pay = Omit<MarketIntel['compensationBenchmarking'], 'recommended'>;

const shownNeighbors = 1;
const lowRank = 30;
const lowRanks = [10, 25, 50, 75] as const;
const usualRanks = [25, 50, 75, 90] as const;

/** What the job pays, beside published figures where there are any. */
export function describePay(source: Source): Pay {
  const { pay } = makePlan(source);
  const example = sayExample(source);
  return {
    proposedRange: pay.range ? `${pay.range}${pay.beside}` : 'Not stated [confirm]',
    marketPosition: sayPosition(source),
    percentilePosition: sayPercentiles(source),
    benchmarkData: source.market.payRow ? listBenchmarks(source) : listArithmetic(source),
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
  if (!pay.stated) return 'None yet: no pay is stated';
  if (!position || !pay.standing || position.median === null)
    return 'Not ranked: no published figure applies';
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
  if (!position || !pay.percentiles) return 'Not available';
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
  // Four are shown at once: those around the pay.
  const isLow = (pay.middleRank ?? 50) < lowRank;
  const rows = (isLow ? lowRanks : usualRanks).flatMap((rank) => {
    const said = sayPercentile(source, rank);
    if (!said) return [];
    const { amount, per } = splitPeriod(said);
    const label =
      rank === 50 ? `Median, ${market.profile.name.toLowerCase()}` : `${rank}th percentile`;
    return [[`${label}, ${per}`, amount] as const];
  });
  const isYearly = rows.some(([label]) => label.endsWith('a year'));
  const neighbors = listNeighbors(source)
    .slice(0, shownNeighbors)
    .flatMap(({ title, medianHourly }) => {
      if (medianHourly === null) return [];
      const amount = isYearly
        ? sayMoney(Math.round(convertPay(medianHourly, 'hour', 'year')))
        : sayMoney(medianHourly);
      return [[`Median, ${title}, ${isYearly ? 'a year' : 'an hour'}`, amount] as const];
    });
  return Object.fromEntries([...rows, ...neighbors]);
}

/** "$103,050 a year" as amount and period: the label says the period once. */
function splitPeriod(said: string): { amount: string; per: string } {
  const [, amount = said, per = ''] = /^(.*) (an? (?:year|hour))$/.exec(said) ?? [];
  return { amount, per };
}

function sayCaveat(source: Source): string {
  const { payRow, profile } = source.market;
  if (!payRow)
    return isAbroad(source)
      ? makePlan(source).pay.stated
        ? 'Arithmetic on the advertisement, nothing else'
        : 'No published figure applies'
      : profile.soc === null
        ? 'No official pay figure exists for this work, and none is borrowed from another'
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
    'Overtime, bonus, tips and equity are not in it',
  ]);
}
