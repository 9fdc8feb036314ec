import { findLesser } from '#market/occupations/data/between.data.ts';
import { findOfficial } from '#market/occupations/official-table.ts';
import { toPlainName } from '#market/occupations/plain-name.ts';
import { findDearPlace } from '#market/pay/dear-places.data.ts';
import { hasCityWage, isLiftedByLaw } from '#market/pay/minimum-wages.data.ts';
import { sayFormOfPay } from '#plan/contract/deciding-terms.ts';
import { makePlan } from '#plan/plan.ts';
import { findPayScale } from '#plan/pay/pay-customs.data.ts';
import { findLeastHour } from '#plan/pay/least-pay.ts';
import { sayPercentile } from '#plan/pay/pay.ts';
import { listNeighbors } from '#plan/search/pool.ts';
import type { Source } from '#plan/source.ts';
import { toParagraph } from '#writing/casing.ts';
import { joinList, listOnce } from '#writing/list.ts';
import { sayMoney } from '#writing/money.ts';
import { quote } from '#writing/quote.ts';
import type { MarketIntel } from '../content.ts';
import { compareNearest, listNearest, placeInNearest } from './nearest.ts';
import { listArithmetic, sayExample, sayMinimum } from './pay-arithmetic.ts';
import { findCountry, nameOpenTown } from './country.ts';
import { findPayLevel } from './level-of-pay.ts';
import { findLowerLevel, findPlanningBand } from './planning-band.ts';
import { sayMedianOf } from './top-of-table.ts';
import { listPackage, saySteps } from './set-range.ts';
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
        ? { ...listBenchmarks(source), ...sayMinimum(source), ...askPackage(source) }
        : { ...listNearest(source), ...listArithmetic(source) }),
    },
    ...(example ? { totalRewardsNote: example } : {}),
    caveat: sayCaveat(source),
  };
}

/** Where the job itself states no pay, its parts are to be asked as well. */
const askPackage = (source: Source): Record<string, string> =>
  makePlan(source).pay.stated ? {} : listPackage(source);

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
      ? sayOpenPosition(source)
      : 'Not ranked: published figures cover pay by time only';
  if (!position || position.median === null)
    return (
      compareNearest(source) ??
      (isAbroad(source)
        ? 'Not ranked yet: compare it by the sources named below'
        : 'No public table covers this work: rank it by five live advertisements, each with its date')
    );
  const percent = (amount: number): string =>
    `${sayMoney(amount)} is ${Math.round((amount / position.median!) * 100)}%`;
  const { low, high } = position;
  const ends =
    low.amount === high.amount
      ? percent(low.amount)
      : `${percent(low.amount)} and ${percent(high.amount)}`;
  const area = position.row.areaType === 'national' ? ', nationally' : '';
  return pay.standing === null
    ? `Not judged: the table counts every level and the whole nation together. ${ends} of its median, ${pay.median}${sayLocalLaw(source)}`
    : `${standings[pay.standing]}${area}: ${ends} of ${pay.median}${sayLocalLaw(source)}`;
}

/** Where the law of the city or state lifts all pay of such work, a place among national figures says little. */
function sayLocalLaw({ brief, market: { payPosition, payRow } }: Source): string {
  const { resolved } = brief.place;
  const median = payRow?.hourly[50]?.amount ?? null;
  if (!resolved || payPosition?.row.areaType !== 'national') return '';
  const dear = findDearPlace(resolved);
  if (!isLiftedByLaw(resolved, median))
    return dear === null
      ? ''
      : `. Pay in ${dear} is well above the national level: call this strong only after checking the metro figures`;
  return hasCityWage(resolved.state, resolved.city)
    ? `. ${resolved.city} has a higher minimum wage of its own: compare with what is paid there before calling it high`
    : '. That median is below the legal minimum here, so it is no yardstick';
}

/** Where the job states no pay: what it will be measured by. */
function sayOpenPosition(source: Source): string {
  const median = sayPercentile(source, 50);
  if (findPlanningBand(source))
    return 'Open until a range is named; plan with the band recommended';
  if (median) return `Open: decide whether to pay under, at or over the median, ${median}`;
  return source.market.nearest
    ? 'Open: compare the range with the benchmark below'
    : 'Open until the advertisements below are checked';
}

function sayPercentiles(source: Source): string {
  const { pay } = makePlan(source);
  const position = source.market.payPosition;
  if (!position || !pay.percentiles)
    return pay.stated
      ? (placeInNearest(source) ?? 'Not known until it is compared')
      : sayFormOfPay(source.brief) === null
        ? sayBandPercentiles(source)
        : 'None: no fixed amount to place';
  const middle =
    pay.middlePercentile === pay.percentiles
      ? ''
      : `; middle ${sayMoney(position.midpoint.amount)}, ${pay.middlePercentile}`;
  const area = position.row.areaType === 'national' ? 'Nationally' : position.row.areaName;
  return `${area}: ${pay.percentiles}${middle}`;
}

function sayBandPercentiles(source: Source): string {
  const band = findPlanningBand(source);
  return band
    ? `Planning band: ${band.basis}${band.ceiling === null ? '' : `; ceiling: ${band.ceiling}`}`
    : 'Not known until a range is named';
}

function listBenchmarks(source: Source): Record<string, string> {
  const { market } = source;
  const { pay } = makePlan(source);
  // What the law of the place forbids to pay is no benchmark.
  const least = findLeastHour(source) ?? 0;
  const isLawful = (hourly: number | null): hourly is number => hourly !== null && hourly >= least;
  // Four are shown at once: those around the pay.
  const isLow =
    (pay.middleRank ?? 50) < lowRank || (!pay.stated && findPayLevel(source).low === 10);
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
  // Years and level decide which of the two is the measure; the other is its ceiling.
  if (lesser)
    return Object.fromEntries(
      findLowerLevel(source) === null ? [...rows, lesser] : [lesser, ...rows],
    );
  const neighbors = listNeighbors(source)
    .slice(0, shownNeighbors)
    .flatMap(({ title, medianHourly }) => {
      if (!isLawful(medianHourly)) return [];
      const { amount, per } = splitPeriod(sayMedianOf(medianHourly, isYearly));
      return [[`Median, ${title}, ${per}`, amount] as const];
    });
  return Object.fromEntries([...rows, ...neighbors]);
}

/** Where the title lies between two occupations, the median of the second. */
function findOther({ brief, market }: Source, isYearly: boolean): [string, string] | null {
  const soc = findLesser(market.profile.soc, brief);
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

const shownTrades = 2;

/** Whom the post is filled from is looked up in the tables by whoever sets the range; their pay is not the post's. */
function sayUncounted(source: Source): string {
  const { personas, isTrade } = makePlan(source);
  const own = source.brief.title.clean.toLowerCase();
  const titles = listOnce(
    personas.flatMap(({ search }) =>
      search.filter((title) => title.toLowerCase() !== own).slice(0, 1),
    ),
  );
  const people =
    isTrade && titles.length >= shownTrades
      ? `. People come from posts such as ${joinList(titles.slice(0, shownTrades).map(quote))}`
      : '';
  return `No public table covers this job at its level, so no figure is shown${people}`;
}

function sayCaveat(source: Source): string {
  const { payRow, profile } = source.market;
  if (!payRow) return sayUnlisted(source);
  const scope =
    payRow.areaType === 'national'
      ? `National, all levels together${source.market.assumedCountry ? ' (the United States assumed: no place is stated)' : ''}: look up the local BLS table before an offer`
      : `Figures for ${payRow.areaName}, all levels together`;
  return toParagraph([
    scope,
    profile.figures === 'group'
      ? `Of the wider group ${findOfficial(payRow.soc)?.title ?? payRow.soc}`
      : null,
    `${paidInParts.has(makePlan(source).drawer.kind) ? 'Tips and commission are included; o' : 'O'}vertime, bonuses and equity are not included`,
  ]);
}

/** Where the table has no line of this very job. */
function sayUnlisted(source: Source): string {
  const { nearest, assumedCountry } = source.market;
  const { pay } = makePlan(source);
  if (nearest) {
    return toParagraph([
      nearest.isOwn
        ? null
        : nearest.beside
          ? 'No line of the table matches this job: it falls between the two, and where is for the manager to say'
          : 'The tables have no line for this job; the benchmark is the nearest occupation',
      `All levels together${assumedCountry ? ', the United States assumed' : ''}, in no sum of this report: look up the local BLS table before an offer`,
    ]);
  }
  if (isAbroad(source))
    return pay.stated
      ? `Gross, and computed from the advertisement alone. To compare: ${saySteps(source)}`
      : 'No published pay of this occupation is quoted: take it from the sources under "How to set it" before a range goes out';
  return findCountry(source) === 'US'
    ? sayUncounted(source)
    : `${nameOpenTown(source) === null ? 'Neither town nor country is stated' : `The country of ${nameOpenTown(source)} is not stated`}, so no published figure was chosen [confirm]`;
}
