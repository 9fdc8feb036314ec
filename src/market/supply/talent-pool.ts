import { generalProfile } from '../occupations/general.ts';
import { findOfficial } from '../occupations/official-table.ts';
import { toPlainName } from '../occupations/plain-name.ts';
import type { OccupationProfile } from '../occupations/profile.ts';
import { HOURS_A_YEAR } from '../pay/periods.ts';
import type { PaySource } from '../pay/pay-row.ts';
import { countySource } from '../places/data/counties-2023.data.ts';
import type { Place } from '../places/place.ts';
import { nameInText } from '../places/countries.ts';
import { findLicenceBar, listAdjacent } from './adjacent.ts';
import { DAILY_DRIVE_MILES, findCatchment, shareWithinDrive, type Catchment } from './catchment.ts';
import {
  classifyMatches,
  sumEstimates,
  type AdjacentEstimate,
  type MatchClass,
} from './match-quality.ts';
import { narrowingNote, narrowPool, type NarrowingStep, type RankAbove } from './narrow-pool.ts';
import { listRegions, type Region } from './regions.ts';
import {
  estimateOccupation,
  spreadNote,
  type Estimate,
  type OccupationEstimate,
} from './estimate.ts';

/** People who look at any time; a planning assumption that a person may change. */
export const ACTIVE_SHARE = 0.2;

/** Of those whom the law licenses to care hardly anybody is without a post. */
export const ACTIVE_SHARE_LICENSED = 0.05;

/** Who works next door may come after training: one in ten, a planning value. */
const NEIGHBORS_WHO_COULD = 0.1;

/** From here on the occupation itself is the search: work next door is named and no class of its own. */
const LARGE_POOL = 1000;

export type TalentPool = {
  kind: 'estimate';
  scope: Catchment['scope'];
  label: string;
  /** How far around the job people are counted; null for a state or the nation. */
  miles: number | null;
  population: number;
  populationShare: number;
  direct: OccupationEstimate;
  adjacent: AdjacentEstimate[];
  total: Estimate;
  active: number;
  passive: number;
  activeShare: number;
  matchQuality: MatchClass[];
  /** People of the occupation who are likely to meet what the job demands, step by step. */
  match: {
    count: number;
    steps: NarrowingStep[];
    /** Those who meet every stated demand and lack one thing that only the work asks for. */
    oneShort: number;
    /** Neighbors within reach who could come after training. */
    near: number;
    /** People within a daily drive, or in the whole area where nobody drives. */
    peopleNear: number;
  };
  /** Direct and adjacent people whom neither pay nor a licence keeps out. */
  winnable: number;
  regions: Region[];
  method: string[];
  assumptions: string[];
  sources: string[];
};

export type NoTalentPool = { kind: 'none'; reason: string };

export type TalentPoolInput = {
  profile: OccupationProfile;
  place: Place | null;
  remote?: boolean;
  /** Upper end of the job's pay per hour. */
  maxHourly?: number | null;
  /** SOC codes of the backgrounds the job itself says it would take. */
  namedSocs?: readonly string[];
  sources?: readonly PaySource[];
  /** Years of experience that the job asks for. */
  yearsRequired?: number;
  /** False where only the title implies them. */
  yearsStated?: boolean;
  /** Whether the title names a specialty that only a part of the trade works in. */
  hasSpecialty?: boolean;
  /** How high the post stands above the occupation. */
  rank?: RankAbove | null;
  /** Demands that not everybody of the occupation meets. */
  specialDemands?: number;
  /** How many of them are papers without which nobody is hired. */
  papers?: number;
  /** Percentile of the top of the range in the occupation. */
  payRank?: number | null;
  /** A paper or a degree without which nobody is taken. */
  gate?: 'paper' | 'degree' | null;
  /** Part of the people who look at any time. */
  activeShare?: number;
  /** Count the nation where no place is known. */
  nationwide?: boolean;
  /** The one state in which people must live. */
  residentsOf?: string | null;
  /** How far around the job people are counted. */
  reachMiles?: number;
};

function getMedianHourly(soc: string): number | null {
  const official = findOfficial(soc);
  const hourly = official?.hourly[50]?.amount;
  const annual = official?.annual[50]?.amount;
  return hourly ?? (annual === undefined ? null : annual / HOURS_A_YEAR);
}

/** Which occupation is counted, and where; or why no count would be true. */
function findScope(input: TalentPoolInput): { soc: string; catchment: Catchment } | string {
  const { profile, place, remote = false, nationwide = false } = input;
  if (place && place.country !== 'US') {
    return `We hold no employment figures for ${nameInText(place.country)}; an estimate would be invented.`;
  }
  if (profile.id === generalProfile.id) {
    return 'The occupation was not recognized, so no official count applies.';
  }
  if (profile.soc === null) {
    return 'No close occupation in the public table, and no count is borrowed from another.';
  }
  const catchment = findCatchment(
    place,
    remote || (nationwide && place === null),
    input.residentsOf ?? null,
    input.reachMiles,
  );
  return catchment ? { soc: profile.soc, catchment } : 'The place of work is not known.';
}

function estimateAdjacent(input: TalentPoolInput, catchment: Catchment): AdjacentEstimate[] {
  const { profile, namedSocs = [], yearsRequired = 0, gate = null } = input;
  const { maxHourly = null, sources = [] } = input;
  const bar = findLicenceBar(profile) ? 'paper' : gate;
  return listAdjacent(profile, namedSocs, yearsRequired, bar).flatMap(({ soc, reason }) => {
    const estimate = estimateOccupation({ soc, catchment, sources });
    if (!estimate) return [];
    const medianHourly = getMedianHourly(soc);
    const withinPay =
      maxHourly === null || medianHourly === null ? null : medianHourly <= maxHourly;
    return [{ ...estimate, title: toPlainName(estimate), reason, medianHourly, withinPay }];
  });
}

/** How many people could do this work around the place: a labelled estimate with its method and a range. */
export function estimateTalentPool(input: TalentPoolInput): TalentPool | NoTalentPool {
  const { profile, yearsRequired = 0, specialDemands = 0, sources = [] } = input;
  const { hasSpecialty = false, payRank = null, activeShare = ACTIVE_SHARE } = input;
  const scope = findScope(input);
  if (typeof scope === 'string') return { kind: 'none', reason: scope };
  const { soc, catchment } = scope;
  const direct = estimateOccupation({ soc, catchment, sources });
  if (!direct) {
    return { kind: 'none', reason: 'The wage survey publishes no employment for this occupation.' };
  }
  const adjacent = estimateAdjacent(input, catchment);
  const licence = findLicenceBar(profile);
  // Work next door is told beside the pool and never counted as if it were this work.
  const nextDoor = direct.count < LARGE_POOL ? adjacent : [];
  const total = sumEstimates([direct]);
  const driveShare = shareWithinDrive(catchment);
  const narrowing = narrowPool({
    driveShare,
    hasSpecialty,
    level: input.rank ?? null,
    years: yearsRequired,
    yearsStated: input.yearsStated ?? true,
    demands: specialDemands,
    papers: input.papers ?? 0,
    payRank,
  });
  const matchQuality = classifyMatches({
    direct,
    adjacent: nextDoor,
    licence,
    figures: profile.figures,
    narrowing,
  });
  const winnable = matchQuality
    .filter(({ id }) => id !== 'licence' && id !== 'paid-above')
    .reduce((sum, { count }) => sum + count, 0);
  // Of a whole country nobody can say who would learn the work.
  const nearby =
    licence || catchment.scope === 'nation'
      ? []
      : adjacent.filter(({ withinPay }) => withinPay !== false);
  return {
    kind: 'estimate',
    scope: catchment.scope,
    label: catchment.label,
    miles: catchment.miles,
    population: catchment.population,
    populationShare: shareOfNation(catchment),
    direct,
    adjacent,
    total,
    active: total.count * activeShare,
    passive: total.count * (1 - activeShare),
    activeShare,
    matchQuality,
    match: {
      count: direct.count * narrowing.share,
      steps: narrowing.steps,
      oneShort: direct.count * narrowing.oneShort,
      near: sumEstimates(nearby).count * (driveShare ?? 1) * NEIGHBORS_WHO_COULD,
      peopleNear: catchment.population * (driveShare ?? 1),
    },
    winnable,
    regions: listRegions(catchment, total.count),
    method: describeMethod(catchment),
    assumptions: listAssumptions(activeShare),
    sources: [...new Set([direct.source, countySource, 'O*NET 29.3, related occupations'])],
  };
}

const shareOfNation = ({ population, nationalPopulation }: Catchment): number =>
  population / nationalPopulation;

function describeMethod(catchment: Catchment): string[] {
  const percent = (shareOfNation(catchment) * 100).toPrecision(3);
  return [
    catchment.scope === 'radius'
      ? `${catchment.counties.length} counties have their centre within ${catchment.miles} miles and hold ${catchment.population.toLocaleString('en-US')} of ${catchment.nationalPopulation.toLocaleString('en-US')} people (${percent} %).`
      : `Counted for ${catchment.label}: ${catchment.population.toLocaleString('en-US')} people (${percent} % of the nation).`,
    'Each occupation: employment times that share, state by state where state figures were imported.',
    spreadNote,
  ];
}

const listAssumptions = (activeShare: number): string[] => [
  `${activeShare * 100} % look actively, the rest would have to be approached: planning assumption.`,
  'Occupations are spread like the population; employers that cluster them are not in the data.',
  narrowingNote,
  'One in ten neighbors within a daily drive could come after training: planning assumption.',
  `A county is a daily drive when its centre lies within ${DAILY_DRIVE_MILES} miles: planning assumption.`,
];
