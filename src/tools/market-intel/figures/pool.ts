import { findSector } from '#knowledge/find-sector.ts';
import { findOfficial } from '#market/occupations/official-table.ts';
import { toRankEstimate } from '#market/pay/percentile.ts';
import { roundCount } from '#market/supply/estimate.ts';
import { sayYears } from '#market/supply/narrow-pool.ts';
import { roundPool } from '#market/supply/round-pool.ts';
import type { TalentPool } from '#market/supply/talent-pool.ts';
import { makePlan } from '#plan/plan.ts';
import { listStandards } from '#plan/search/named-standards.ts';
import { getPool, listNeighbors, sayCatchment, sayPeople } from '#plan/search/pool.ts';
import type { Source } from '#plan/source.ts';
import { capitalize } from '#writing/casing.ts';
import { sayMoney } from '#writing/money.ts';
import { sayShare } from '#writing/number.ts';
import type { MarketIntel } from '../content.ts';
import { isConcentrated } from './concentrated.ts';
import { findCountry } from './country.ts';
import { sayFirstSearch } from './first-search.ts';
import { isSalaried } from './level-of-pay.ts';
import { describeOpen, sayQuality } from './pool-open.ts';
import { sayMedianOf } from './top-of-table.ts';

type Pool = MarketIntel['candidatePoolInsights'];

const shownRegions = 3;
const leastShare = 0.01;
const shownNeighbors = 2;
const shownPlatforms = 2;
const fewest = 5;

/** "about 140,000", "fewer than 5" */
const sayAbout = (count: number): string => sayParts(roundCount(count));

/** Of a whole that was rounded already. */
const sayParts = (count: number): string =>
  count < fewest ? 'fewer than 5' : `about ${count.toLocaleString('en-US')}`;

export function describePool(source: Source): Pool {
  const pool = getPool(source);
  return pool
    ? describeEstimate(source, pool)
    : { ...describeOpen(source), platformAvailability: listPlatforms(source) };
}

function describeEstimate(source: Source, pool: TalentPool): Pool {
  if (pool.scope === 'nation') return describeNation(source, pool);
  const { total, active, passive } = roundPool(pool);
  return {
    totalEstimate: total,
    activeJobSeekers: active,
    passiveCandidates: passive,
    candidateQuality: {
      perfectMatch: `${capitalize(sayAbout(pool.match.count))} (planning value)`,
    },
    method: sayMethod(source, pool),
    regionalBreakdown: listRegions(source, pool),
    platformAvailability: listPlatforms(source),
    industryBackground: listBackgrounds(source, pool),
    matchQuality: listMatches(source, pool),
  };
}

/** Of a whole country one figure is published; who of them would come to one job nobody can say. */
function describeNation(source: Source, pool: TalentPool): Pool {
  const { matchQuality, ...open } = describeOpen(source);
  return {
    ...open,
    totalEstimate: 'To be counted in week 1',
    activeJobSeekers: `Plan with ${sayOneIn(pool.activeShare)} of those hits (assumption)`,
    passiveCandidates: 'The others (assumption)',
    candidateQuality: sayQuality(source),
    method: `The whole country has about ${sayPeople(pool.direct.count)} ${findOfficial(pool.direct.soc)?.title.toLowerCase() ?? 'people'} in all sectors (${pool.direct.source})${source.market.assumedCountry ? ', the United States assumed because no place is stated [confirm]' : ''}: how many of them do this work and would come is in no table. ${sayFirstSearch(source)}`,
    regionalBreakdown: listRegions(source, pool),
    platformAvailability: listPlatforms(source),
    industryBackground: listBackgrounds(source, pool),
    matchQuality,
  };
}

function sayMethod(source: Source, pool: TalentPool): string {
  const { direct, total, populationShare } = pool;
  const share = `${(populationShare * 100).toPrecision(3)}%`;
  const span = `${roundCount(total.low).toLocaleString('en-US')} to ${roundCount(total.high).toLocaleString('en-US')}`;
  const times = `Employment of this work in all sectors (${direct.source}) times the ${share} of the nation ${sayCatchment(source)}.`;
  const wider =
    source.market.profile.figures === 'group'
      ? ` The work is counted under a wider group, ${findOfficial(direct.soc)?.title ?? direct.soc}.`
      : '';
  return `${times}${wider} Range ${span}; ${sayOneIn(pool.activeShare)} of all looking${isConcentrated(source) ? ', but low certainty: this kind of work clusters here' : ''} (assumptions).`;
}

const sayOneIn = (share: number): string =>
  share === 0.2 ? 'one in five' : `one in ${Math.round(1 / share)}`;

const sayPart = (count: number, share: number): string => `${sayAbout(count)} (${sayShare(share)})`;

function listRegions(
  source: Source,
  { regions, scope, total, match }: TalentPool,
): Pool['regionalBreakdown'] {
  const { brief } = source;
  if (isConcentrated(source))
    return {
      [`Around ${brief.place.resolved?.city ?? 'the job'}`]:
        'Not split by county: look up the metro table of the BLS [confirm]',
    };
  if (scope === 'nation')
    return {
      'Whole country': `${capitalize(sayAbout(total.count))}: ${brief.workType === 'remote' ? 'the job is remote' : 'no place is stated [confirm]'}`,
    };
  const drive = match.steps.find(({ id }) => id === 'drive');
  const named = regions.filter(({ note }) => scope !== 'radius' || note !== null);
  const left =
    scope === 'radius' ? regions.filter((one) => !named.slice(0, shownRegions).includes(one)) : [];
  const sum = (key: 'count' | 'share'): number => left.reduce((all, one) => all + one[key], 0);
  return Object.fromEntries([
    ...(drive
      ? [['Within a daily drive (50 miles)', sayPart(drive.share * total.count, drive.share)]]
      : []),
    ...named
      .slice(0, shownRegions)
      .map(({ label, count, share, note }) => [
        label,
        `${sayPart(count, share)}${note ? `, ${note}` : ''}`,
      ]),
    // What is named must add up to the whole.
    ...(left.length > 0 && sum('share') >= leastShare
      ? [['Other counties', sayPart(sum('count'), sum('share'))]]
      : []),
  ]);
}

/** How much each way of searching brings, as far as anyone can say before the first search. */
function listPlatforms(source: Source): Pool['platformAvailability'] {
  const byType = Map.groupBy(makePlan(source).channels, ({ type }) => type);
  return Object.fromEntries(
    [...byType.values()]
      .slice(0, shownPlatforms)
      .flatMap(([channel]) => (channel ? [[channel.name, channel.effectiveness]] : [])),
  );
}

function listBackgrounds(
  source: Source,
  { direct, total }: TalentPool,
): Pool['industryBackground'] {
  const neighbors = listNeighbors(source).slice(0, shownNeighbors);
  return Object.fromEntries([
    [
      `${source.market.profile.name} (${direct.soc})`,
      sayPart(direct.count, direct.count / total.count),
    ],
    ...neighbors.map(({ title, soc, count, medianHourly }) => [
      `${capitalize(title)} (${soc})`,
      `${sayAbout(count)}, not counted above${medianHourly === null ? '' : `; national median ${sayMedianOf(medianHourly, isSalaried(source))}`}`,
    ]),
  ]);
}

/** How the pool becomes those who may fit, share by share, and what has to be counted. */
function listMatches(source: Source, pool: TalentPool): Pool['matchQuality'] {
  const { match, matchQuality, total } = pool;
  const others = matchQuality.filter(({ id }) => id === 'licence');
  const chain = match.steps.map(
    ({ label, share }) => `${Math.max(1, Math.round(share * 100))}% ${label}`,
  );
  return Object.fromEntries([
    [
      'May fit',
      chain.length === 0
        ? sayAbout(match.count)
        : `${sayAbout(match.count)} = ${roundCount(total.count).toLocaleString('en-US')} x ${chain.join(' x ')} (planning shares)`,
    ],
    ...sayPayReach(source, pool),
    ...listToCount(source).map((name) => [
      `With ${name}`,
      'Not in public tables: count its hits in the first search',
    ]),
    // What the sector adds is said where nothing narrower is.
    ...(listToCount(source).length > 0 ? [] : sayOwnSector(source)),
    ...others.map(({ label, count }) => [label, sayAbout(count)]),
  ]);
}

/** How many of them the top of the stated pay reaches, if pay here is spread as in the nation. */
function sayPayReach(
  { market: { payPosition } }: Source,
  { direct, match }: TalentPool,
): [string, string][] {
  if (!payPosition || match.steps.some(({ id }) => id === 'pay')) return [];
  const { high } = payPosition;
  const share = toRankEstimate(high.position) / 100;
  return [
    [
      `Paid ${sayMoney(high.amount)} or less today`,
      `${sayPart(share * direct.count, share)}, planning value`,
    ],
  ];
}

const shownToCount = 1;
const shownStandards = 2;
const someYears = 3;
const longestName = 50;

/** What narrows the pool most, and no table counts: the field of the title, or the first demand that few meet. */
function listToCount(source: Source): string[] {
  const { search } = makePlan(source);
  const { special, years, yearsStated } = source.market.difficulty.input.demands;
  const [field] = search.lost;
  const named = listStandards(source.brief).slice(0, shownStandards);
  const [demand] = special.filter((name) => name.length <= longestName);
  const asked = yearsStated && years >= someYears ? `${sayYears(years)} or more` : null;
  return [field, named.length > 0 ? named.join(' or ') : null, demand, asked]
    .filter((name) => name !== undefined && name !== null)
    .slice(0, shownToCount)
    .map((name) => (name === asked ? name : `"${name.replace(/"/g, "'")}"`));
}

/** The sector of the job, where the occupation has many. */
function sayOwnSector({ brief }: Source): [string, string][] {
  const sector = findSector(brief)?.sector;
  return sector
    ? [
        [
          `Of these in ${sector.name}`,
          `Not in public tables: add "${sector.search[0] ?? sector.name}" to the first search and count`,
        ],
      ]
    : [];
}

/** Where no table of ours applies, which is said once for pay and people. */
export const isAbroad = (source: Source): boolean => {
  const country = findCountry(source);
  return country !== null && country !== 'US';
};
