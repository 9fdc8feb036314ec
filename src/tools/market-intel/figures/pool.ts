import { findOfficial } from '#market/occupations/official-table.ts';
import { roundCount } from '#market/supply/estimate.ts';
import { sayNarrowing } from '#market/supply/narrow-pool.ts';
import { namePublicSource } from '#market/supply/public-sources.data.ts';
import { roundPool } from '#market/supply/round-pool.ts';
import type { TalentPool } from '#market/supply/talent-pool.ts';
import { makePlan } from '#plan/plan.ts';
import { getPool, listNeighbors, sayCatchment } from '#plan/pool.ts';
import type { Source } from '#plan/source.ts';
import { capitalize } from '#writing/casing.ts';
import { joinList } from '#writing/list.ts';
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
  const outOfReach = countOutOfReach(source, pool);
  return {
    totalEstimate: total,
    activeJobSeekers: active,
    passiveCandidates: passive,
    candidateQuality: {
      perfectMatch: classes.get('match') ?? null,
      strongMatch: Math.max(0, (classes.get('direct') ?? 0) - (outOfReach ?? 0)),
      // The same share that the score of the supply counts.
      trainable: roundCount(pool.match.near),
      ...(outOfReach === null ? {} : { outOfReachOnPay: outOfReach }),
    },
    method: sayMethod(source, pool),
    regionalBreakdown: listRegions(source, pool),
    platformAvailability: listPlatforms(source),
    industryBackground: listBackgrounds(source, pool),
    matchQuality: listMatches(source, pool),
  };
}

/** People of the occupation who earn more than this job tops out at; null where no published figure tells. */
function countOutOfReach({ brief }: Source, pool: TalentPool): number | null {
  const paid = pool.match.steps.find(({ id }) => id === 'pay');
  if (!paid || !brief.pay) return null;
  const others = roundPool(pool).classes.get('direct') ?? 0;
  return Math.min(others, roundCount(pool.direct.count * (1 - paid.share)));
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

function listMatches(source: Source, pool: TalentPool): Pool['matchQuality'] {
  const { match, matchQuality } = pool;
  const { classes } = roundPool(pool);
  const outOfReach = countOutOfReach(source, pool) ?? 0;
  const rows = matchQuality.flatMap(({ id, label }) => {
    const count = classes.get(id) ?? 0;
    if (id === 'match')
      return [
        [
          'Perfect match on paper',
          `${sayParts(count)}. Of the occupation: ${sayNarrowing(match.steps)}. Planning shares, not a count`,
        ],
      ];
    if (id !== 'direct' || outOfReach === 0) return [[label, sayParts(count)]];
    return [
      [label, sayParts(count - outOfReach)],
      ['Same occupation, paid more than this job', sayParts(outOfReach)],
    ];
  });
  return Object.fromEntries(
    match.isCountable
      ? rows
      : [['Perfect match', 'Not counted: nothing stated tells a match from the others'], ...rows],
  );
}

function describeNone(source: Source): Pool {
  const { personas, gates } = makePlan(source);
  const { country } = source.brief.place;
  const skilled = personas.filter(({ level }) => level !== 'entry').slice(0, 2);
  const rest = personas.filter((persona) => !skilled.includes(persona));
  const papers = gates.filter(({ kind }) => kind === 'credential').slice(0, 2);
  return {
    totalEstimate: null,
    activeJobSeekers: null,
    passiveCandidates: null,
    candidateQuality: { perfectMatch: null },
    method: `To count on day one: hits of the narrow and of the broad string, and how many of the first 20 hits could do the work. ${capitalize(namePublicSource(country))} says how many work in the occupation. After week 1, replies by channel.`,
    regionalBreakdown: listRings(source),
    platformAvailability: listPlatforms(source),
    industryBackground: Object.fromEntries(
      personas.map(({ letter, name }) => [`Persona ${letter}`, name]),
    ),
    matchQuality: {
      ...(skilled.length > 0
        ? { 'Ready soon': `${sayPersonas(skilled)}: the same work, elsewhere` }
        : {}),
      ...(rest.length > 0 ? { 'Ready after the first weeks': sayPersonas(rest) } : {}),
      ...(papers.length > 0
        ? { 'Not possible': `Whoever is without: ${papers.map(({ name }) => name).join('; ')}` }
        : {}),
    },
  };
}

const sayPersonas = (personas: readonly { letter: string }[]): string =>
  `${personas.length > 1 ? 'Personas' : 'Persona'} ${joinList(personas.map(({ letter }) => letter))}`;

/** Where to look first and next, where nobody can be counted. */
function listRings(source: Source): Pool['regionalBreakdown'] {
  const { search, place } = makePlan(source);
  if (source.brief.workType === 'remote')
    return { Remote: 'Search wherever the contract reaches [confirm]' };
  const [town, ...near] = search.places;
  if (place.town === null || town === undefined)
    return { [place.label ?? 'Place']: '[town of work: confirm] before anyone is searched for' };
  return {
    'First ring': `${town}, and whoever lives within half an hour of it`,
    ...(near.length > 0 ? { 'Second ring': joinList(near) } : {}),
    Limit: 'The journey at the hours of the job, not the miles',
  };
}

/** Where no table of ours applies, which is said once for pay and people. */
export const isAbroad = ({ brief }: Source): boolean =>
  brief.place.country !== null && brief.place.country !== 'US';
