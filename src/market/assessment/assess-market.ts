import type { Drawer } from '#knowledge/drawer.ts';
import { findDrawerOf } from '#knowledge/find-drawer.ts';
import { titleNamesSector } from '#knowledge/with-sector.ts';
import { rateDifficulty } from '#market/difficulty/hiring-difficulty.ts';
import type { HiringDifficulty } from '#market/difficulty/hiring-difficulty.ts';
import { findPayForm } from '#market/difficulty/pay-form.ts';
import { findHiringRules } from '#market/laws/find-hiring-rules.ts';
import { generalProfile } from '#market/occupations/general.ts';
import { findOfficial } from '#market/occupations/official-table.ts';
import { findProfile } from '#market/occupations/profile.ts';
import type { OccupationProfile } from '#market/occupations/profile.ts';
import { toPlainName } from '#market/occupations/plain-name.ts';
import { findBelowMinimum } from '#market/pay/below-minimum.ts';
import { choosePayRow } from '#market/pay/choose-pay-row.ts';
import { isLiftedByLaw } from '#market/pay/minimum-wages.data.ts';
import { positionPay } from '#market/pay/pay-position.ts';
import type { PayPosition } from '#market/pay/pay-position.ts';
import { mayCallLow } from '../pay/call-low.ts';
import { toRankEstimate } from '#market/pay/percentile.ts';
import type { PayPlace, PaySource } from '#market/pay/pay-row.ts';
import { findWorkplacePoint } from '#market/places/workplace-point.ts';
import { getNationalPopulation } from '#market/places/counties.ts';
import type { Place } from '#market/places/place.ts';
import { findCatchment } from '#market/supply/catchment.ts';
import { estimateOccupation } from '#market/supply/estimate.ts';
import { listAdjacent } from '#market/supply/adjacent.ts';
import {
  ACTIVE_SHARE,
  ACTIVE_SHARE_LICENSED,
  estimateTalentPool,
} from '#market/supply/talent-pool.ts';
import { countStarts } from '#shared/count-starts.ts';
import type { Brief, Fact, FactKind } from '#shared/brief.ts';
import { countLawful } from './lawful-papers.ts';
import { readAskedYears } from './asked-years.ts';
import { findReachMiles } from './reach.ts';
import { findResidence } from './residence.ts';
import { assumeCountry } from './assumed-country.ts';
import { countTownPeople, describePlace } from './describe-place.ts';
import { findEntryGate } from './entry-gate.ts';
import type { MarketFacts } from './market-facts.ts';
import { hasOwnFigures } from './own-figures.ts';
import { listExcludedStates } from './excluded-states.ts';
import { readEmployerSize } from './employer-size.ts';
import { findNearestOccupation, type Benchmark, type ReadAs } from './nearest-occupation.ts';
import { findLevel, findRankAbove } from './leading-level.ts';
import { listNamedCompetitors } from './named-competitors.ts';
import { listBracket } from './wide-benchmark.ts';
import { listSpecialDemands, nameDemand, namesSpecialty } from './special-demands.ts';

/** The occupation whose figures are this job's, and what is known of its trade. */
function findOwnProfile(brief: Brief) {
  const titled = findProfile(brief.occupation.id) ?? generalProfile;
  const found = findDrawerOf(brief);
  const { drawer } = found;
  // "Driver" is counted among those who bring parcels, whatever is driven.
  const meant = drawer.soc ?? found.coined;
  // Another trade than the title's has no figures of the title.
  const fallback = found.coined ? generalProfile : titled;
  const known = meant ? (findProfile(meant) ?? fallback) : titled;
  const profile = hasOwnFigures(brief, known, found) ? known : { ...known, soc: null };
  return { profile, known, drawer, isTrade: found.isTrade, instead: found.instead };
}

/** What public figures say about a job, from the bundled tables and whatever newer or more local was imported. */
export function assessMarket({
  brief,
  paySources = [],
  today,
}: {
  brief: Brief;
  paySources?: readonly PaySource[];
  /** The day the rules are asked for, as 2026-11-15. */
  today: string;
}): MarketFacts {
  const { profile, known, drawer, isTrade, instead } = findOwnProfile(brief);
  const place = toPlace(brief);
  const assumed = assumeCountry(brief);
  const payPlace = toPayPlace(brief) ?? (assumed === null ? null : { country: assumed });
  const remote = brief.workType === 'remote' || isAnywhere(brief);
  const payRow =
    profile.soc === null || payPlace === null
      ? null
      : (choosePayRow({ soc: profile.soc, place: payPlace, sources: paySources }) ?? null);
  const payPosition = placePay({ brief, profile, payPlace, paySources });
  const isLifted = isLifting(payRow, payPlace);
  const readAs = { profileSoc: known.soc, drawer, isTrade, instead };
  const nearest =
    payRow === null && payPlace?.country === 'US'
      ? findBenchmark({ brief, readAs, place, remote, paySources })
      : null;
  const special = listSpecialDemands(brief, profile, drawer);
  const competitors = listNamedCompetitors(brief);
  const gate = findEntryGate(brief);
  const asked = readAskedYears(brief);
  const usualPapers = gate === 'paper' ? 1 : 0;
  const talentPool = estimateTalentPool({
    profile,
    place,
    remote: remote && (place !== null || brief.place.country === 'US'),
    maxHourly: findTopHour(brief),
    namedSocs: brief.preferredBackgrounds.flatMap(({ soc }) => soc ?? []),
    sources: paySources,
    yearsRequired: asked.years,
    yearsStated: asked.stated,
    rank: findRankAbove(brief, profile.soc),
    hasSpecialty: namesSpecialty(brief, profile, drawer) || titleNamesSector(brief, drawer),
    // A paper that is usual in the trade is still not held by everybody in it.
    specialDemands: Math.max(special.length, usualPapers),
    papers: Math.max(special.filter(({ kind }) => kind === 'licence').length, usualPapers),
    gate,
    activeShare: isScarce(brief, profile, drawer) ? ACTIVE_SHARE_LICENSED : ACTIVE_SHARE,
    nationwide: assumed === 'US',
    residentsOf: findResidence(brief),
    reachMiles: findReachMiles(brief, profile),
    payRank: isLifted ? null : payPosition && toRankEstimate(payPosition.high.position),
  });
  return {
    profile: known,
    payRow,
    nearest,
    payPosition,
    talentPool,
    difficulty: rateBrief({
      brief,
      profile,
      drawer,
      special,
      competitors,
      payPosition,
      isLifted,
      talentPool: isOfPlace(talentPool) ? talentPool : noPlace,
      remote,
      nearest,
    }),
    competitors,
    assumedCountry: assumed,
    rules: listRules(brief, remote, today),
  };
}

function listRules(brief: Brief, remote: boolean, on: string): MarketFacts['rules'] {
  const { country, resolved } = brief.place;
  if (country === null) return [];
  const excluded = remote ? listExcludedStates(brief) : new Set();
  return findHiringRules({
    place: { country, state: resolved?.state, city: resolved?.city },
    remote,
    size: readEmployerSize(brief.employer.size),
    on,
  }).filter((rule) => rule.place.state === undefined || !excluded.has(rule.place.state));
}

/** The published figures of the occupation that comes nearest, else of the two between which the post lies. */
function findBenchmark({
  brief,
  place,
  remote,
  paySources,
  readAs,
}: {
  brief: Brief;
  place: Place | null;
  remote: boolean;
  paySources: readonly PaySource[];
  readAs: ReadAs;
}): Benchmark | null {
  const found = findNearestOccupation(brief, readAs);
  const [near, beside] = found ? [found.official] : listBracket(brief, readAs);
  if (!near) return null;
  const findRow = (soc: string) =>
    choosePayRow({
      soc,
      place: toPayPlace(brief) ?? { country: 'US' },
      sources: paySources,
    });
  const row = findRow(near.soc);
  if (!row) return null;
  const other = beside && findRow(beside.soc);
  const reach = findReachMiles(brief, { jobZone: near.jobZone });
  const catchment = findCatchment(place, remote, findResidence(brief), reach);
  // Of some settings it is known that those of the tables are other people; what they earn still compares.
  // Where the texts of a kind of work stand in for the trade's, the occupation of the title still counts.
  const isCounted = !readAs.drawer.not_counted || readAs.instead !== undefined;
  const isLocal = catchment !== null && catchment.scope !== 'nation' && isCounted;
  const people = isLocal
    ? estimateOccupation({ soc: near.soc, catchment, sources: paySources })
    : null;
  return {
    name: found?.name ?? toPlainName(near),
    row,
    people: people?.count ?? null,
    within: people && catchment ? catchment.label : null,
    isOwn: found?.isOwn ?? false,
    beside: other ? { name: toPlainName(beside), row: other } : null,
  };
}

/** How many people do the work in a whole country says nothing of how many come to one job. */
const isOfPlace = (pool: MarketFacts['talentPool']): boolean =>
  pool.kind === 'none' || pool.scope !== 'nation';

const noPlace = { kind: 'none', reason: 'The place of work is not known.' } as const;

/** "Anywhere in the United States" has no town, and needs none. */
const isAnywhere = ({ place }: Brief): boolean =>
  place.resolved === null &&
  place.country !== null &&
  /\b(?:anywhere|remote|nationwide)\b/i.test(place.given);

/** Whose imported figures an assessment would use. */
export function listPayNeeds(brief: Brief): { socs: string[]; state: string | undefined } {
  const profile = findProfile(brief.occupation.id) ?? generalProfile;
  const named = brief.preferredBackgrounds.flatMap(({ soc }) => soc ?? []);
  const isCovered = profile.soc !== null && brief.place.country === 'US';
  return {
    socs: isCovered
      ? [
          ...new Set([
            profile.soc ?? '',
            ...listAdjacent(profile, named, readAskedYears(brief).years, findEntryGate(brief)).map(
              ({ soc }) => soc,
            ),
          ]),
        ]
      : [],
    state: brief.place.resolved?.state,
  };
}

function toPlace(brief: Brief): Place | null {
  const { place } = brief;
  const resolved = findWorkplacePoint(brief);
  if (!resolved) return null;
  return {
    ...resolved,
    label: place.label,
    precision: resolved.precision as Place['precision'],
  };
}

function toPayPlace({ place }: Brief): PayPlace | null {
  if (place.resolved) return place.resolved;
  return place.country === null ? null : { country: place.country };
}

/** Whoever still learns the work is not paid as those who do it. */
const learner = /\b(?:intern(?:ship)?|apprentice(?:ship)?|trainee|working student)\b/i;

function placePay({
  brief: { pay, title },
  profile,
  payPlace,
  paySources,
}: {
  brief: Brief;
  profile: OccupationProfile;
  payPlace: PayPlace | null;
  paySources: readonly PaySource[];
}): PayPosition | null {
  if (!pay || !payPlace || pay.period === null || pay.period === 'mile') return null;
  if (learner.test(title.given)) return null;
  return positionPay({
    low: pay.min,
    high: pay.max,
    period: pay.period,
    currency: pay.currency ?? 'USD',
    hours: pay.weeklyHours,
    soc: profile.soc,
    place: payPlace,
    sources: paySources,
  });
}

/** Held by nearly everybody, or got in a day: no license that narrows a search. */
const isPlainPaper = (text: string): boolean =>
  /\b(?:driv(?:er|ing)\S{0,2}|first aid|CPR|food (?:handler|hygiene|safety))\b/i.test(text) &&
  !/\b(?:CDL|commercial|HGV|LGV|PCV|PSV|class (?:[abc]|[12])\b|C\+E|category [cd]|hazmat|forklift|passenger endorsement|ADR|gas safe|registered|nurs\w+|degree)\b/i.test(
    text,
  );

/** Demands on the person, as against conditions of the work. */
const demandKinds = new Set<FactKind>([
  'skill',
  'tool',
  'experience',
  'education',
  'language',
  'physical',
  'safety',
  'authorization',
]);

function rateBrief({
  brief,
  profile,
  drawer,
  special,
  competitors,
  payPosition,
  isLifted,
  talentPool,
  remote,
  nearest,
}: {
  /** Whether the law of the place makes a national rank say little. */
  isLifted: boolean;
  nearest: Benchmark | null;
  brief: Brief;
  profile: OccupationProfile;
  drawer: Drawer;
  special: readonly Fact[];
  competitors: readonly string[];
  payPosition: PayPosition | null;
  talentPool: MarketFacts['talentPool'];
  remote: boolean;
}): HiringDifficulty {
  const musts = brief.facts.filter(
    ({ importance, text }) => importance === 'must' && !wish.test(text),
  );
  const pool = talentPool.kind === 'estimate' ? talentPool : null;
  const townPeople = pool ? null : countTownPeople(brief);
  const licences = musts.filter(({ kind, text }) => kind === 'licence' && !isPlainPaper(text));
  const { years, stated } = readAskedYears(brief);
  return rateDifficulty({
    supply: pool && {
      match: pool.match.count,
      near: pool.match.near,
      activeShare: pool.activeShare,
      openings: countStarts(brief),
    },
    demands: {
      years,
      yearsStated: stated,
      special: [...new Set(special.filter(({ kind }) => kind !== 'licence').map(nameDemand))],
      mustHaves: musts.filter((fact) => demandKinds.has(fact.kind) && !special.includes(fact))
        .length,
      licences: Math.max(
        licences.length,
        countLawful(brief, drawer),
        findEntryGate(brief) === 'paper' ? 1 : 0,
      ),
      papers: licences.map(({ short }) => short),
      clearance: brief.conditions.find(({ kind }) => kind === 'clearance')?.text ?? null,
      // A clearance is counted by itself.
      dealBreakers: brief.dealBreakers.filter(({ text }) => !/\bclearance\b/i.test(text)).length,
      level: findLevel(brief),
    },
    pay: {
      stated: brief.pay !== null,
      midpointRank: isLifted ? null : payPosition && rankPay(brief, payPosition),
      isRange: hasRange(brief.pay),
      isNational: payPosition?.row.areaType !== 'state' && payPosition?.row.areaType !== 'metro',
      years,
      form: findPayForm(brief)?.name ?? null,
      isBelowLaw: findBelowMinimum(brief) !== null,
    },
    competition: {
      competitors,
      rivalKinds: drawer.rivals.map(({ kind }) => kind),
      jobsPerThousand: pool && countJobsPerThousand(profile),
      peopleNear: pool ? pool.match.peopleNear : townPeople,
      remote,
    },
    place: describePlace({ brief, profile, drawer, pool, townPeople, remote, nearest }),
    // Whoever advertises is looking: that alone says nothing of the time there is.
    urgency: brief.urgency === 'active' ? null : brief.urgency,
  });
}

/** Null where the figures are of all levels and places, and this post is of the first ones or of none that is known. */
function rankPay(brief: Brief, position: PayPosition): number | null {
  const rank = toRankEstimate(position.midpoint.position);
  return rank < middleRank && !mayCallLow(brief, position) ? null : rank;
}
const middleRank = 50;

const hasRange = (pay: Brief['pay']): boolean =>
  pay !== null && pay.min !== null && pay.max !== null && pay.min !== pay.max;

const findTopHour = ({ pay }: Brief): number | null =>
  pay?.currency === 'USD' ? (pay.hourly?.max ?? pay.hourly?.min ?? null) : null;

/** Whether the law of the place makes a rank among national figures say little. */
const isLifting = (row: MarketFacts['payRow'], place: PayPlace | null): boolean =>
  row?.areaType === 'national' &&
  place !== null &&
  isLiftedByLaw(place, row.hourly[50]?.amount ?? null);

/** Licensed work in health: nurses, hygienists, therapists, pharmacists. */
const isScarce = (brief: Brief, { soc }: OccupationProfile, drawer: Drawer): boolean =>
  soc?.startsWith('29-') === true &&
  (findEntryGate(brief) === 'paper' || countLawful(brief, drawer) > 0);

/** Read as a demand, and said as a wish. */
const wish =
  /\b(?:ideally|preferr?ed|preferably|a plus|desirable|desired|nice to have|advantageous)\b/i;

function countJobsPerThousand({ soc }: OccupationProfile): number | null {
  const employment = soc === null ? null : (findOfficial(soc)?.employment ?? null);
  return employment === null ? null : (1000 * employment) / getNationalPopulation();
}
