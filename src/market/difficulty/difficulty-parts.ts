import { sayOrdinal } from '../pay/percentile.ts';
import { sayYears, shareWithYears } from '../supply/narrow-pool.ts';

/**
 * The parts of the hiring difficulty. Each is scored from 0 (helps) to 10 (hardest) by one rule, written out
 * beside it and shown to people. Constants are planning choices of ours; none of them is a measurement.
 */
export type DifficultyPartId = 'supply' | 'demands' | 'pay' | 'competition' | 'place' | 'urgency';

export type PartScore = { score: number | null; reason: string; rule: string };

const clamp = (score: number): number => Math.round(Math.min(10, Math.max(0, score)) * 10) / 10;
const count = (value: number, one: string, many = `${one}s`): string =>
  `${value} ${value === 1 ? one : many}`;
const people = (value: number): string =>
  value < 5 ? 'fewer than 5' : `about ${toTwoFigures(value).toLocaleString('en-US')}`;

/** More figures would pretend to have counted. */
function toTwoFigures(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return Math.round(value / unit) * unit;
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const difficultyWeights: Record<DifficultyPartId, number> = {
  supply: 0.25,
  demands: 0.2,
  pay: 0.2,
  competition: 0.15,
  place: 0.1,
  urgency: 0.1,
};

export const difficultyPartNames: Record<DifficultyPartId, string> = {
  supply: 'Supply',
  demands: 'Seniority and demands',
  pay: 'Pay position',
  competition: 'Competition',
  place: 'Place and hours',
  urgency: 'Urgency',
};

export type SupplyInput = {
  /** People of the occupation who are likely to meet what the job demands. */
  match: number;
  /** Neighbors who could come after training. */
  near: number;
  activeShare: number;
  openings: number;
} | null;

const HARDEST_AT = 2;
const POINTS_PER_TENFOLD = 2;

export function scoreSupply(supply: SupplyInput): PartScore {
  const rule = `10 at ${HARDEST_AT} people an opening who look for work and are likely to fit, ${POINTS_PER_TENFOLD} less for every tenfold. Neighboring occupations count with one person in ten.`;
  if (!supply)
    return { score: null, rule, reason: 'No estimate of the talent pool, so supply is left out.' };
  const { match, near, activeShare, openings } = supply;
  const looking = ((match + near) * activeShare) / openings;
  const score = 10 - POINTS_PER_TENFOLD * Math.log10(Math.max(looking, HARDEST_AT) / HARDEST_AT);
  const perOpening = openings > 1 ? ` for each of ${openings} openings` : '';
  return {
    score: clamp(score),
    rule,
    reason: `${capitalize(people(match))} may fit${near > 0 ? `, ${people(near)} more may come from related work` : ''} (planning shares); with one in ${activeShare === 0.2 ? 'five' : Math.round(1 / activeShare)} looking, that is ${people(looking)}${perOpening}.`,
  };
}

export type DemandsInput = {
  years: number;
  /** False where only the title implies them. */
  yearsStated: boolean;
  /** Names of demands that not everybody of the occupation meets. */
  special: readonly string[];
  /** All other must-haves. */
  mustHaves: number;
  licences: number;
  /** What they are called, as far as the job names them. */
  papers?: readonly string[];
  /** A security clearance, in the words of the job: nobody gets it by wishing. */
  clearance?: string | null;
  dealBreakers: number;
  /** How high the post stands; null where nothing tells. */
  level?: LeadingLevel | null;
};

export type LeadingLevel = 'lead' | 'manager' | 'director' | 'executive';

/** Few of an occupation have led it, whatever years are written down. */
const LEVEL_POINTS: Record<LeadingLevel, number> = {
  lead: 0.5,
  manager: 1.5,
  director: 2.5,
  executive: 3,
};
const LEVEL_NAMES: Record<LeadingLevel, string> = {
  lead: 'leads others',
  manager: 'leads a team or function',
  director: 'heads a department',
  executive: 'heads the organization',
};

/** Silence is no easy job: what is needed has still to be asked. */
const NOTHING_STATED = 4;
const YEARS_COUNTED = 10;
/** A long list of plain lines makes no hard job. */
const LIST_POINTS = 1;
const SPECIAL_SHOWN = 2;

const CLEARANCE_POINTS = 2.5;
const LONGEST_NAME = 60;

/** "Driver CPC and forklift license"; a count where no short name is known. */
function sayPapers(licences: number, papers: readonly string[]): string {
  const short = papers.filter((name) => name.length <= LONGEST_NAME).slice(0, SPECIAL_SHOWN);
  const counted = count(licences, 'license or qualification', 'licenses or qualifications');
  return short.length === 0 ? counted : counted + quote(short);
}

/** ' ("Kafka", "SaaS for small firms")' */
function quote(names: readonly string[]): string {
  const shown = names.slice(0, SPECIAL_SHOWN).map((name) => `"${name.replace(/"/g, "'")}"`);
  return ` (${shown.join(', ')}${names.length > SPECIAL_SHOWN ? ' and more' : ''})`;
}

export function scoreDemands({
  years,
  yearsStated,
  special,
  mustHaves,
  licences,
  papers = [],
  clearance = null,
  dealBreakers,
  level = null,
}: DemandsInput): PartScore {
  const score =
    2 +
    0.5 * Math.min(years, YEARS_COUNTED) +
    0.6 * special.length +
    Math.min(LIST_POINTS, 0.1 * mustHaves) +
    2 * licences +
    (clearance === null ? 0 : CLEARANCE_POINTS) +
    0.5 * dealBreakers +
    (level === null ? 0 : LEVEL_POINTS[level]);
  const parts = [
    clearance === null ? null : `a clearance few people hold ("${clearance}")`,
    level === null ? null : LEVEL_NAMES[level],
    years > 0
      ? `${sayYears(years)} of experience${yearsStated ? '' : ' implied by the title'}`
      : null,
    special.length > 0 ? count(special.length, 'special requirement') + quote(special) : null,
    licences > 0 ? sayPapers(licences, papers) : null,
    dealBreakers > 0 ? count(dealBreakers, 'deal breaker') : null,
  ].filter((part) => part !== null);
  const isOpen = parts.length === 0 && mustHaves === 0;
  return {
    score: clamp(isOpen ? NOTHING_STATED : score),
    rule: `2, and 0.5 for each year up to ten, 0.6 for each demand that not everybody of the occupation meets, 0.1 for each other must-have (1 at most), 2 for each license, 2.5 for a security clearance, 0.5 for each deal breaker, 0.5 to 3 for a post that leads. ${NOTHING_STATED} when no condition is stated.`,
    reason: isOpen
      ? 'No condition is stated: a middle value until the manager says what people must have on day one.'
      : parts.length === 0
        ? `${capitalize(count(mustHaves, 'must-have'))} that most people of this work meet (assumption).`
        : `${capitalize(parts.join(', '))}.`,
  };
}

export type PayInput = {
  stated: boolean;
  midpointRank: number | null;
  /** False for a single amount. */
  isRange: boolean;
  /** Stated, or implied by the title. */
  years: number;
  /** Compared with the figures of the whole nation, for want of local ones: it then counts half. */
  isNational?: boolean;
  /** "commission only": no sum is certain, whatever figure stands beside it. */
  form?: string | null;
  /** Less than the law of the place allows. */
  isBelowLaw?: boolean;
};

const NO_PAY_STATED = 7;
const NOTHING_CERTAIN = 8.5;
const BELOW_LAW = 8;
const NEUTRAL = 5;

/** Where people with these years stand: the middle of the upper part of their occupation. */
const expectedRank = (years: number): number => 100 - 50 * shareWithYears(years);

export function scorePay({
  stated,
  midpointRank,
  isRange,
  years,
  isNational,
  form,
  isBelowLaw,
}: PayInput): PartScore {
  const rule = `5, one point more for every ten percentiles below what people with these years earn, one less for every ten above. ${NO_PAY_STATED} when no pay is stated, ${NOTHING_CERTAIN} when its form leaves no sum certain, ${BELOW_LAW} when it lies below the legal minimum, ${NEUTRAL} when nothing can be compared. Counts half where only national figures are known.`;
  if (form)
    return {
      score: NOTHING_CERTAIN,
      rule,
      reason: /^pay by commission/i.test(form)
        ? `${capitalize(form)}: the text names no fixed amount beside it.`
        : `${capitalize(form)}: no guaranteed amount, whatever else is offered.`,
    };
  if (!stated)
    return {
      score: NO_PAY_STATED,
      rule,
      reason: 'No pay is stated: the same value for every job without a figure.',
    };
  if (isBelowLaw)
    return { score: BELOW_LAW, rule, reason: 'The lowest stated pay is below the legal minimum.' };
  if (midpointRank === null)
    return {
      score: NEUTRAL,
      rule,
      reason:
        'Stated, but no figure is of this level and place: a middle value until live advertisements are checked.',
    };
  const expected = expectedRank(years);
  const held = years > 0 ? ` (${sayOrdinal(expected)} expected for these years)` : '';
  return {
    score: clamp(NEUTRAL + (expected - midpointRank) / 10),
    rule,
    reason: `${isRange ? 'The middle of the range' : 'The pay'} is near the ${sayOrdinal(midpointRank)} percentile${isNational ? ' nationally, so it counts half' : ''}${held}.`,
  };
}

export type CompetitionInput = {
  competitors: readonly string[];
  /** Kinds of employers that usually hire the same people. */
  rivalKinds: readonly string[];
  /** Jobs of the occupation for every 1,000 people of the nation; null without figures. */
  jobsPerThousand: number | null;
  /** People within a daily drive; null when the place is not known. */
  peopleNear: number | null;
  remote: boolean;
};

const KINDS_COUNTED = 4;
const NAMED_COUNTED = 3;

/** Nothing below the first bound, half a point from there, one from the second. */
const stepOf = (value: number, [first, second]: readonly [number, number]): number =>
  value >= second ? 1 : value >= first ? 0.5 : 0;

const DEMAND_UNKNOWN = 0.5;
const SMALL_MARKET = 150_000;
const KINDS_SHOWN = 2;

/** What draws people and is no employer; and a kind that is told in two breaths. */
const NO_EMPLOYER =
  /^(?:going|own|their|staying|being|working|freelanc\w*|self|remote|inside|a|an|the)\b|,/i;

/** "Large health systems, insurers and others"; "NHS trusts" keeps its letters. */
function sayKinds(kinds: readonly string[]): string {
  const shown = kinds
    .filter((kind) => !NO_EMPLOYER.test(kind))
    .slice(0, KINDS_SHOWN)
    .map((kind) => kind.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));
  if (shown.length === 0) return kinds.length > 1 ? 'several kinds of employers' : 'others';
  return kinds.length > shown.length ? `${shown.join(', ')} and others` : shown.join(' and ');
}

/** Counts who competes, not how many ads are live: those are not in our data. */
export function scoreCompetition({
  competitors,
  rivalKinds,
  jobsPerThousand,
  peopleNear,
  remote,
}: CompetitionInput): PartScore {
  const kinds = Math.min(rivalKinds.length, KINDS_COUNTED);
  const named = Math.min(competitors.length, NAMED_COUNTED);
  const isNear = !remote && peopleNear !== null;
  const demand = jobsPerThousand === null ? DEMAND_UNKNOWN : stepOf(jobsPerThousand, [1, 5]);
  const city = remote ? 1.5 : isNear ? stepOf(peopleNear, [1_000_000, 4_000_000]) : 0.5;
  const parts = [
    kinds > 0 ? `${sayKinds(rivalKinds)} want the same people` : 'no known rivals',
    named > 0 ? `${competitors.slice(0, NAMED_COUNTED).join(', ')} named by the job` : null,
    jobsPerThousand === null || demand === DEMAND_UNKNOWN
      ? null
      : demand === 0
        ? 'few such jobs nationally'
        : 'many such jobs nationally',
    remote ? 'remote, so rivals are everywhere' : null,
    isNear && city > 0
      ? 'a large labor market within a daily drive'
      : isNear && peopleNear < SMALL_MARKET
        ? 'a small labor market'
        : null,
  ].filter((part) => part !== null);
  return {
    score: clamp(kinds + named + demand + city),
    rule: `1 for each kind of employer that usually hires the same people, ${KINDS_COUNTED} at most; 1 for each competitor the job names, ${NAMED_COUNTED} at most; 0.5 where the nation has one such job for 1,000 people, 1 from five; 0.5 more with a million people within a daily drive, 1 from four million, 1.5 when remote; 0.5 for each of the two where it is not known. Live postings are not counted.`,
    reason: `${capitalize(parts.join('; '))}.`,
  };
}

export type PlaceInput = {
  workType: 'on-site' | 'hybrid' | 'remote' | null;
  /** Whether the job speaks of work at home, in whatever words. */
  namesHome?: boolean;
  /** People within 100 miles, or in the area named below; null when the place is not known. */
  population: number | null;
  /** "in Ohio", where no town is known. */
  area?: string;
  /** Whether only a daily drive is counted. */
  isDaily?: boolean;
  travels: boolean;
  /** Percent of the time on the road, where the job says it. */
  travelShare?: number | null;
  /** Whether whoever works from home must keep to one region or its clock. */
  isBound?: boolean;
  /** Nights, weekends and the like, as far as the job names them. */
  offHours: readonly string[];
  /** Whether the work can only be done where it is. */
  tied?: boolean;
};

/** From a quarter of the time on, being away is what people refuse the job for. */
const MUCH_TRAVEL = 25;
const WORK_TYPE_SCORE = { remote: 1, hybrid: 4, 'on-site': 5 };

export function scorePlace({
  workType,
  namesHome = false,
  population,
  area = 'within 100 miles',
  isDaily = false,
  travels,
  travelShare = null,
  isBound = false,
  offHours,
  tied,
}: PlaceInput): PartScore {
  const rule =
    'Remote 1, hybrid 4, on-site or not stated 5. Unless remote, 3 more below 250,000 people within 100 miles, 1.5 more below one million; where only a daily drive is counted, below 60,000 and 250,000. 1 more each for travel (3 from a quarter of the time), for nights or weekends and for a region or time zone that home must lie in.';
  const base = WORK_TYPE_SCORE[workType ?? 'on-site'];
  const isPlaced = population !== null && workType !== 'remote';
  const [few, some] = isDaily ? [60_000, 250_000] : [250_000, 1_000_000];
  const thin = !isPlaced ? 0 : population < few ? 3 : population < some ? 1.5 : 0;
  const reasons = [
    workType ??
      (tied
        ? 'on-site by its nature'
        : namesHome
          ? 'on-site assumed, as how much may be done at home is open'
          : 'on-site assumed, as no home working is stated'),
    isPlaced ? `${people(population)} people ${area}` : null,
    travels || travelShare !== null
      ? travelShare === null
        ? 'travel'
        : `travel up to ${travelShare}% of the time`
      : null,
    isBound ? 'one region or time zone' : null,
    offHours.length > 0 ? offHours.join(' and ') : null,
  ].filter((reason) => reason !== null);
  return {
    score: clamp(
      base +
        thin +
        ((travelShare ?? 0) >= MUCH_TRAVEL ? 3 : travels || travelShare !== null ? 1 : 0) +
        (isBound ? 1 : 0) +
        (offHours.length > 0 ? 1 : 0),
    ),
    rule,
    reason: `${capitalize(reasons.join(', '))}.`,
  };
}

export type Urgency = 'critical' | 'active' | 'passive';
const URGENCY_SCORE: Record<Urgency, number> = { critical: 9, active: 5, passive: 2 };

/** What nobody said moves nothing. */
export function scoreUrgency(urgency: Urgency | null): PartScore {
  return {
    score: urgency && URGENCY_SCORE[urgency],
    rule: 'Critical 9, active 5, passive 2: the less time there is, the fewer people you can wait for. Left out when not stated.',
    reason: urgency
      ? `The search is set to ${urgency}.`
      : 'Urgency is not stated, so it is left out.',
  };
}
