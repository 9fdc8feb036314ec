import { findOfficial } from '#market/occupations/official-table.ts';
import { describePayRow } from '#market/pay/choose-pay-row.ts';
import { HOURS_A_YEAR } from '#market/pay/periods.ts';
import { sayPercentile } from '../../craft/pay-words.ts';
import { makePlan, seedOf } from '../../craft/plan.ts';
import { getPool } from '../../craft/pool-words.ts';
import { toParagraph } from '../../craft/prose/casing.ts';
import { say } from '../../craft/prose/fill.ts';
import { sayMoney } from '../../craft/prose/money.ts';
import type { Source } from '#plan/source.ts';
import type { MarketIntel } from '../content.ts';

type Pay = Omit<MarketIntel['compensationBenchmarking'], 'recommended'>;

function sayNoRow({ brief, market }: Source): string {
  if (market.profile.soc === null)
    return `No official pay figure exists for this work (${market.profile.name}); none is borrowed from another`;
  if (brief.place.country !== null && brief.place.country !== 'US')
    return `The bundled pay figures are American and say nothing of ${brief.title.singular} pay here: import or look up a local survey`;
  return 'Without a place no pay figure applies';
}

function listBenchmarks(source: Source): Record<string, string> {
  const { market, brief } = source;
  if (!market.payRow) return { 'Public figures': 'None that apply' };
  const yearly =
    brief.pay?.period === 'year' ||
    brief.pay?.period === 'month' ||
    market.payRow.hourly[50] === null;
  const rows = ([25, 50, 75, 90] as const).flatMap((rank) => {
    const amount = sayPercentile(source, rank);
    const label =
      rank === 50 ? `Median, ${market.profile.name.toLowerCase()}` : `${rank}th percentile`;
    return amount ? [[label, amount] as const] : [];
  });
  const neighbors = (getPool(source)?.adjacent ?? [])
    .slice(0, 3)
    .flatMap(({ title, medianHourly }) => {
      if (medianHourly === null) return [];
      const amount = yearly
        ? `${sayMoney(Math.round(medianHourly * HOURS_A_YEAR))} a year`
        : `${sayMoney(medianHourly)} an hour`;
      return [[`Median, ${title}`, amount] as const];
    });
  return Object.fromEntries([...rows, ...neighbors]);
}

const STANDING = { above: 'Above market', around: 'At market', below: 'Below market' };

function sayMarketPosition(source: Source): string {
  const { pay } = makePlan(source);
  const position = source.market.payPosition;
  if (!pay.stated) return 'Not stated, so it has no position yet';
  if (!position || !pay.standing || position.median === null) {
    return position && pay.percentiles
      ? `Stands at: ${pay.percentiles}`
      : 'No public figure to compare with';
  }
  const percent = (amount: number): string => `${Math.round((amount / position.median!) * 100)}%`;
  const ends =
    position.low.amount === position.high.amount
      ? `${sayMoney(position.low.amount)} is ${percent(position.low.amount)}`
      : `${sayMoney(position.low.amount)} is ${percent(position.low.amount)} and ${sayMoney(position.high.amount)} is ${percent(position.high.amount)}`;
  return `${STANDING[pay.standing]}: ${ends} of the ${pay.median} median`;
}

function sayRewards(source: Source): string | undefined {
  const { brief } = source;
  const { pay } = makePlan(source);
  const middle = source.market.payPosition?.midpoint.amount;
  if (brief.pay?.period !== 'hour' || !middle || !pay.yearly) return undefined;
  return `Worked example at ${sayMoney(middle)}: ${HOURS_A_YEAR.toLocaleString('en-US')} hours make ${sayMoney(middle * HOURS_A_YEAR)} a year, overtime and bonus not counted.`;
}

const national = [
  'National figures: look up the local {title} estimate before an offer',
  'These are national; a local figure for {title} work should be read before the offer',
  'The nation stands in for the place here. Check local {title} pay before offering',
];
const percentiles = [
  'Between published percentiles a straight line is drawn; bonuses of {title|a} are not in it',
  'Percentiles of {title} pay are interpolated; overtime and bonus are left out',
  'Overtime and bonuses are not counted for {title} pay, and percentiles are interpolated',
];

export function describePay(source: Source): Pay {
  const { pay } = makePlan(source);
  const { payRow, payPosition, profile } = source.market;
  const rewards = sayRewards(source);
  const slots = { title: source.brief.title.singular };
  return {
    proposedRange: pay.range
      ? `${pay.range}${pay.yearly ? ` (${pay.yearly})` : ''}`
      : 'Not stated in the job',
    marketPosition: sayMarketPosition(source),
    percentilePosition: payPosition
      ? `${pay.percentiles}${pay.middlePercentile === pay.percentiles ? '' : `; the midpoint, ${sayMoney(payPosition.midpoint.amount)}, at the ${pay.middlePercentile}`}`.replace(
          /at the (above|below|between)/,
          '$1',
        )
      : pay.stated
        ? 'None: no public figure applies'
        : 'None: no pay is stated',
    benchmarkData: listBenchmarks(source),
    ...(rewards ? { totalRewardsNote: rewards } : {}),
    caveat: toParagraph([
      payRow ? `Source: ${describePayRow(payRow)}` : sayNoRow(source),
      payRow && profile.figures === 'group'
        ? `No figure of its own exists for this work: these are those of the wider group it is counted under, ${findOfficial(payRow.soc)?.title ?? payRow.soc} (SOC ${payRow.soc})`
        : null,
      payRow?.areaType === 'national' ? say(national, slots, seedOf(source, 'national')) : null,
      payPosition && say(percentiles, slots, seedOf(source, 'percentiles')),
    ]),
  };
}
