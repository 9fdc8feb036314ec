import { findOfficial } from '#market/occupations/official-table.ts';
import { roundCount } from '#market/supply/estimate.ts';
import type { MatchClass } from '#market/supply/match-quality.ts';
import { sayNarrowing } from '#market/supply/narrow-pool.ts';
import { roundPool } from '#market/supply/round-pool.ts';
import type { TalentPool } from '#market/supply/talent-pool.ts';
import { makePlan } from '#plan/plan.ts';
import { getPool, listNeighbors, sayCatchment, sayNoPool } from '#plan/pool.ts';
import type { Source } from '#plan/source.ts';
import { capitalize } from '#writing/casing.ts';
import { sayMoney } from '#writing/money.ts';
import { sayShare } from '#writing/number.ts';
import type { MarketIntel } from '../content.ts';

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
  return pool ? describeEstimate(source, pool) : describeNone(source);
}

function describeEstimate(source: Source, pool: TalentPool): Pool {
  const { total, active, passive, classes } = roundPool(pool);
  const count = (...ids: MatchClass['id'][]): number =>
    ids.reduce((sum, id) => sum + (classes.get(id) ?? 0), 0);
  return {
    totalEstimate: total,
    activeJobSeekers: active,
    passiveCandidates: passive,
    candidateQuality: {
      perfectMatch: classes.get('match') ?? null,
      strongMatch: count('direct'),
      // The same share that the score of the supply counts.
      trainable: roundCount(pool.match.near),
      // Whom the pay does not reach cannot be told while nobody says what it is.
      ...(source.brief.pay && { outOfReachOnPay: count('paid-above') }),
    },
    method: sayMethod(source, pool),
    regionalBreakdown: listRegions(source, pool),
    platformAvailability: listPlatforms(source),
    industryBackground: listBackgrounds(source, pool),
    matchQuality: listMatches(pool),
  };
}

function sayMethod(source: Source, pool: TalentPool): string {
  const { direct, total, populationShare } = pool;
  const share = `${(populationShare * 100).toPrecision(3)}%`;
  const span = `${roundCount(total.low).toLocaleString('en-US')} to ${roundCount(total.high).toLocaleString('en-US')}`;
  const work = total.count > direct.count ? 'this and related work' : 'this work';
  const times =
    pool.scope === 'nation'
      ? `Employment of ${work} in the whole country (${direct.source})${source.market.assumedCountry ? ', taken for the United States because no place is stated [confirm]' : ''}.`
      : `Employment of ${work} (${direct.source}) times the ${share} of the nation ${sayCatchment(source)}.`;
  const wider =
    source.market.profile.figures === 'group'
      ? ` The work is counted under a wider group, ${findOfficial(direct.soc)?.title ?? direct.soc}.`
      : '';
  return `${times}${wider} Range ${span}; one in five looking${pool.match.near > 0 ? ', one neighbor in ten within a daily drive trainable' : ''} (assumptions).`;
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
      `${sayAbout(count)}${medianHourly === null ? '' : `; national median ${sayMoney(medianHourly)} an hour`}`,
    ]),
  ]);
}

function listMatches(pool: TalentPool): Pool['matchQuality'] {
  const { match, matchQuality } = pool;
  const { classes } = roundPool(pool);
  const rows = matchQuality.map(({ id, label }) => [
    id === 'match' ? 'Perfect match on paper' : label,
    id === 'match'
      ? `${sayParts(classes.get(id) ?? 0)}. Of the occupation: ${sayNarrowing(match.steps)}. Planning shares, not a count`
      : sayParts(classes.get(id) ?? 0),
  ]);
  return Object.fromEntries(
    match.isCountable
      ? rows
      : [['Perfect match', 'Not counted: nothing stated tells a match from the others'], ...rows],
  );
}

function describeNone(source: Source): Pool {
  const { personas, place } = makePlan(source);
  return {
    totalEstimate: null,
    activeJobSeekers: null,
    passiveCandidates: null,
    candidateQuality: { perfectMatch: null },
    method: `Not counted. ${isAbroad(source) ? '' : `${sayNoPool(source)}. `}Count the hits of the narrow search string on day one and the replies by channel after week 1.`,
    regionalBreakdown: {
      [place.town ?? place.label ?? 'Place']:
        source.brief.workType === 'remote'
          ? 'The job is remote: search wherever its contract reaches [confirm]'
          : 'Begin within the journey that fits the hours',
    },
    platformAvailability: listPlatforms(source),
    industryBackground: Object.fromEntries(
      personas.map(({ letter, name }) => [`Persona ${letter}`, name]),
    ),
    matchQuality: { 'Perfect match': 'Not counted' },
  };
}

/** Where no table of ours applies, which is said once for pay and people. */
export const isAbroad = ({ brief }: Source): boolean =>
  brief.place.country !== null && brief.place.country !== 'US';
