import { findSector } from '#knowledge/find-sector.ts';
import { findOfficial } from '#market/occupations/official-table.ts';
import { roundCount } from '#market/supply/estimate.ts';
import { sayNarrowing } from '#market/supply/narrow-pool.ts';
import { roundPool } from '#market/supply/round-pool.ts';
import type { TalentPool } from '#market/supply/talent-pool.ts';
import { makePlan } from '#plan/plan.ts';
import { getPool, listNeighbors, sayCatchment, sayPeople } from '#plan/pool.ts';
import type { Source } from '#plan/source.ts';
import { capitalize } from '#writing/casing.ts';
import { sayMoney } from '#writing/money.ts';
import { sayShare } from '#writing/number.ts';
import type { MarketIntel } from '../content.ts';
import { findCountry } from './country.ts';
import { sayFirstSearch } from './first-search.ts';
import { countMatches, sayShort } from './matches.ts';
import { describeOpen } from './pool-open.ts';

type Pool = MarketIntel['candidatePoolInsights'];

const shownRegions = 3;
const shownNeighbors = 2;
const shownPlatforms = 3;
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
  const { perfect, strong, trainable, outOfReach } = countMatches(source, pool);
  return {
    totalEstimate: total,
    activeJobSeekers: active,
    passiveCandidates: passive,
    candidateQuality: {
      perfectMatch: perfect,
      ...(strong > 0 ? { strongMatch: strong } : {}),
      ...(trainable > 0 ? { trainable } : {}),
      ...(outOfReach === null ? {} : { outOfReachOnPay: outOfReach }),
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
    totalEstimate: `About ${sayPeople(pool.direct.count)} ${findOfficial(pool.direct.soc)?.title.toLowerCase() ?? 'people'}, whole country, all sectors`,
    activeJobSeekers: null,
    passiveCandidates: null,
    candidateQuality: { perfectMatch: null },
    method: `Employment in the whole country (${pool.direct.source})${source.market.assumedCountry ? ', the United States assumed because no place is stated [confirm]' : ''}; who of them fits is not counted. ${sayFirstSearch(source)}`,
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
  return `${times}${wider} Range ${span}; one in five of all looking${pool.match.near > 0 ? ', one in ten of related work within a daily drive trainable' : ''} (assumptions).`;
}

const sayPart = (count: number, share: number): string => `${sayAbout(count)} (${sayShare(share)})`;

function listRegions(
  { brief }: Source,
  { regions, scope, total, match }: TalentPool,
): Pool['regionalBreakdown'] {
  if (scope === 'nation')
    return {
      'Whole country': `${capitalize(sayAbout(total.count))}: ${brief.workType === 'remote' ? 'the job is remote' : 'no place is stated [confirm]'}`,
    };
  const drive = match.steps.find(({ id }) => id === 'drive');
  return Object.fromEntries([
    ...(drive
      ? [['Within a daily drive (50 miles)', sayPart(drive.share * total.count, drive.share)]]
      : []),
    ...regions
      .filter(({ note }) => scope !== 'radius' || note !== null)
      .slice(0, shownRegions)
      .map(({ label, count, share, note }) => [
        label,
        `${sayPart(count, share)}${note ? `, ${note}` : ''}`,
      ]),
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
      `${sayAbout(count)}, not counted above${medianHourly === null ? '' : `; national median ${sayMoney(medianHourly)} an hour`}`,
    ]),
  ]);
}

function listMatches(source: Source, pool: TalentPool): Pool['matchQuality'] {
  const { match, matchQuality } = pool;
  const { perfect, strong, trainable, outOfReach, isNextDoor } = countMatches(source, pool);
  const others = matchQuality.filter(({ id }) => id !== 'match' && id !== 'direct');
  return Object.fromEntries([
    [
      'Perfect match on paper',
      `${sayParts(perfect)}. Of the occupation: ${sayNarrowing(match.steps)}. Planning shares, not a count`,
    ],
    ...(strong > 0
      ? [['Strong match', `${sayParts(strong)}: as above, but ${sayShort(source, match.steps)}`]]
      : []),
    ...sayOwnSector(source),
    ...(trainable > 0
      ? [
          [
            'Trainable',
            `${sayParts(trainable)}: ${isNextDoor ? `one in ten of ${sayRelated(pool)} within a daily drive` : 'near enough and within the pay, two or more demands short'}`,
          ],
        ]
      : []),
    ...(outOfReach === null ? [] : [['Paid more than this job', sayParts(outOfReach)]]),
    ...others.map(({ label, count }) => [label, sayAbout(count)]),
  ]);
}

/** The sector of the job, where the occupation has many. */
function sayOwnSector({ brief }: Source): [string, string][] {
  const sector = findSector(brief)?.sector;
  return sector
    ? [
        [
          `Of these in ${sector.name}`,
          `No table says: add "${sector.search[0] ?? sector.name}" to the first search and compare the hits`,
        ],
      ]
    : [];
}

/** "related work (electrical repairers and 3 other occupations)" */
function sayRelated({ adjacent }: TalentPool): string {
  const open = adjacent.filter(({ withinPay }) => withinPay !== false);
  const [first, ...others] = open.toSorted((a, b) => b.count - a.count);
  if (!first) return 'related work';
  return `${sayAbout(sum(open))} in related work (${first.title}${others.length > 0 ? ` and ${others.length} other ${others.length === 1 ? 'occupation' : 'occupations'}` : ''})`;
}

const sum = (all: TalentPool['adjacent']): number =>
  all.reduce((total, { count }) => total + count, 0);

/** Where no table of ours applies, which is said once for pay and people. */
export const isAbroad = (source: Source): boolean => {
  const country = findCountry(source);
  return country !== null && country !== 'US';
};
