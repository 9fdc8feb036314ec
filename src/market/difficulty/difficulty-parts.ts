import { sayOrdinal } from '../pay/percentile.ts';

/**
 * The parts of the hiring difficulty. Each is scored from 0 (helps) to 10 (hardest) by one rule, written out
 * beside it and shown to people. Constants are planning choices of ours; none of them is a measurement.
 */
export type DifficultyPartId =
  | 'supply'
  | 'pay'
  | 'strictness'
  | 'place'
  | 'urgency'
  | 'competition';

export type PartScore = { score: number | null; reason: string; rule: string };

const clamp = (score: number): number => Math.round(Math.min(10, Math.max(0, score)) * 10) / 10;
const count = (value: number, one: string, many = `${one}s`): string =>
  `${value} ${value === 1 ? one : many}`;

export const difficultyWeights: Record<DifficultyPartId, number> = {
  supply: 0.35,
  pay: 0.2,
  strictness: 0.15,
  place: 0.1,
  urgency: 0.1,
  competition: 0.1,
};

export const difficultyPartNames: Record<DifficultyPartId, string> = {
  supply: 'Supply',
  pay: 'Pay position',
  strictness: 'Strictness of must-haves',
  place: 'Place and work type',
  urgency: 'Urgency',
  competition: 'Competitors',
};

export type SupplyInput = { direct: number; winnable: number } | null;

/** 10 at 5 people of the same occupation, two points less for every tenfold; neighbors likewise from 50 on. */
export function scoreSupply(supply: SupplyInput): PartScore {
  const rule =
    'Three quarters: 10 minus 2 x log10(same occupation / 5). One quarter: 10 minus 2 x log10(winnable neighbors / 50). Both within 0 to 10.';
  if (!supply)
    return { score: null, rule, reason: 'No estimate of the talent pool, so supply is left out.' };
  const neighbors = Math.max(0, supply.winnable - supply.direct);
  const direct = clamp(10 - 2 * Math.log10(Math.max(supply.direct, 1) / 5));
  const near = clamp(10 - 2 * Math.log10(Math.max(neighbors, 1) / 50));
  const reason = `About ${Math.round(supply.direct).toLocaleString('en-US')} people of the same occupation (${direct}) and ${Math.round(neighbors).toLocaleString('en-US')} winnable neighbors (${near}).`;
  return { score: clamp(0.75 * direct + 0.25 * near), rule, reason };
}

export type PayInput = { stated: boolean; midpointRank: number | null };

const NO_PAY_STATED = 7;

export function scorePay({ stated, midpointRank }: PayInput): PartScore {
  const rule = `10 minus a tenth of the midpoint's percentile; ${NO_PAY_STATED} when no pay is stated.`;
  if (!stated) {
    return {
      score: NO_PAY_STATED,
      rule,
      reason:
        'No pay is stated; pay is the part of a post that most readers look for (61 %, LinkedIn).',
    };
  }
  if (midpointRank === null)
    return {
      score: null,
      rule,
      reason: 'No official figure to compare this pay with, so pay is left out.',
    };
  const place = `The midpoint stands at about the ${sayOrdinal(midpointRank)} percentile of the occupation.`;
  return { score: clamp(10 - midpointRank / 10), rule, reason: place };
}

export type StrictnessInput = {
  mustHaves: number;
  licences: number;
  dealBreakers: number;
  yearsRequired: number | null;
};

export function scoreStrictness({
  mustHaves,
  licences,
  dealBreakers,
  yearsRequired,
}: StrictnessInput): PartScore {
  const years = yearsRequired ?? 0;
  const score = 0.4 * mustHaves + 1 * licences + 0.8 * dealBreakers + 0.3 * Math.min(years, 10);
  return {
    score: clamp(score),
    rule: '0.4 for each must-have, 1 for each licence or certificate demanded, 0.8 for each deal breaker, 0.3 for each year of experience up to ten.',
    reason: `${count(mustHaves, 'must-have')}, ${count(licences, 'licence')}, ${count(dealBreakers, 'deal breaker')}, ${years > 0 ? count(years, 'year') : 'no years'} demanded.`,
  };
}

export type PlaceInput = {
  workType: 'on-site' | 'hybrid' | 'remote' | null;
  /** People within 100 miles; null when the place is not known. */
  population: number | null;
  travels: boolean;
  offHours: boolean;
};

const WORK_TYPE_SCORE = { remote: 1, hybrid: 4, 'on-site': 5 };

export function scorePlace({ workType, population, travels, offHours }: PlaceInput): PartScore {
  const rule =
    'Remote 1, hybrid 4, on-site or not stated 5. Unless remote, 3 more below 250,000 people within 100 miles, 1.5 more below one million. 1 more each for travel and for nights or weekends.';
  const base = WORK_TYPE_SCORE[workType ?? 'on-site'];
  const thin =
    population === null || workType === 'remote'
      ? 0
      : population < 250_000
        ? 3
        : population < 1_000_000
          ? 1.5
          : 0;
  const reasons = [
    workType ?? 'work type not stated',
    ...(population !== null && workType !== 'remote'
      ? [`${population.toLocaleString('en-US')} people within 100 miles`]
      : []),
    ...(travels ? ['travel'] : []),
    ...(offHours ? ['nights or weekends'] : []),
  ];
  const text = reasons.join(', ');
  return {
    score: clamp(base + thin + (travels ? 1 : 0) + (offHours ? 1 : 0)),
    rule,
    reason: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
  };
}

export type Urgency = 'critical' | 'active' | 'passive';
const URGENCY_SCORE: Record<Urgency, number> = { critical: 9, active: 5, passive: 2 };

export function scoreUrgency(urgency: Urgency | null): PartScore {
  return {
    score: URGENCY_SCORE[urgency ?? 'active'],
    rule: 'Critical 9, active 5 (also when not stated), passive 2: the less time, the fewer people can be waited for.',
    reason: urgency ? `The job is marked ${urgency}.` : 'Urgency is not stated; counted as active.',
  };
}

export type CompetitionInput = { competitors: readonly string[]; rivalKinds: readonly string[] };

const RIVAL_KINDS_COUNTED = 3;

/** Counts who competes, not how many ads are live: those are not in our data. */
export function scoreCompetition({ competitors, rivalKinds }: CompetitionInput): PartScore {
  const kinds = rivalKinds.slice(0, RIVAL_KINDS_COUNTED);
  const named =
    competitors.length > 0 ? `Named: ${competitors.join(', ')}. ` : 'No competitor is named. ';
  return {
    score: clamp(2 * competitors.length + kinds.length),
    rule: '2 for each competitor named, 1 for each kind of employer known to hire the same people, three kinds at most. Live postings are not counted.',
    reason:
      `${named}${kinds.length > 0 ? `Also hiring the same people: ${kinds.join(', ')}.` : ''}`.trim(),
  };
}
