import { rateDifficulty } from '#market/difficulty/hiring-difficulty.ts';
import type { HiringDifficulty } from '#market/difficulty/hiring-difficulty.ts';
import { findHiringRules } from '#market/laws/find-hiring-rules.ts';
import { generalProfile } from '#market/occupations/general.ts';
import { findProfile } from '#market/occupations/profile.ts';
import type { OccupationProfile } from '#market/occupations/profile.ts';
import { choosePayRow } from '#market/pay/choose-pay-row.ts';
import { positionPay } from '#market/pay/pay-position.ts';
import type { PayPosition } from '#market/pay/pay-position.ts';
import { toRankEstimate } from '#market/pay/percentile.ts';
import type { PayPlace, PaySource } from '#market/pay/pay-row.ts';
import type { Place } from '#market/places/place.ts';
import { listAdjacent } from '#market/supply/adjacent.ts';
import { estimateTalentPool } from '#market/supply/talent-pool.ts';
import type { Brief, FactKind } from '#shared/brief.ts';
import type { MarketFacts } from './market-facts.ts';
import { readEmployerSize } from './employer-size.ts';

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
  const profile = findProfile(brief.occupation.id) ?? generalProfile;
  const place = toPlace(brief);
  const payPlace = toPayPlace(brief);
  const remote = brief.workType === 'remote' || isAnywhere(brief);
  const payRow =
    profile.soc === null || payPlace === null
      ? null
      : (choosePayRow({ soc: profile.soc, place: payPlace, sources: paySources }) ?? null);
  const payPosition = placePay({ brief, profile, payPlace, paySources });
  const talentPool = estimateTalentPool({
    profile,
    place,
    remote: remote && (place !== null || brief.place.country === 'US'),
    maxHourly:
      brief.pay?.currency === 'USD'
        ? (brief.pay.hourly?.max ?? brief.pay.hourly?.min ?? null)
        : null,
    namedSocs: brief.preferredBackgrounds.flatMap(({ soc }) => soc ?? []),
    sources: paySources,
    yearsRequired: brief.seniority.years?.min ?? 0,
  });
  return {
    profile,
    payRow,
    payPosition,
    talentPool,
    difficulty: rateBrief({ brief, profile, payPosition, talentPool }),
    rules:
      brief.place.country === null
        ? []
        : findHiringRules({
            place: {
              country: brief.place.country,
              state: brief.place.resolved?.state,
              city: brief.place.resolved?.city,
            },
            remote,
            size: readEmployerSize(brief.employer.size),
            on: today,
          }),
  };
}

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
            ...listAdjacent(profile, named, brief.seniority.years?.min ?? 0).map(({ soc }) => soc),
          ]),
        ]
      : [],
    state: brief.place.resolved?.state,
  };
}

function toPlace({ place }: Brief): Place | null {
  if (!place.resolved) return null;
  return {
    ...place.resolved,
    label: place.label,
    precision: place.resolved.precision as Place['precision'],
  };
}

function toPayPlace({ place }: Brief): PayPlace | null {
  if (place.resolved) return place.resolved;
  return place.country === null ? null : { country: place.country };
}

function placePay({
  brief: { pay },
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
  return positionPay({
    low: pay.min,
    high: pay.max,
    period: pay.period,
    currency: pay.currency ?? 'USD',
    soc: profile.soc,
    place: payPlace,
    sources: paySources,
  });
}

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
const offHours =
  /night|weekend|on[- ]call|rotat|overnight|saturday|sunday|24\/7|nacht|wochenend|schicht|week-end|nuit/i;

function rateBrief({
  brief,
  profile,
  payPosition,
  talentPool,
}: {
  brief: Brief;
  profile: OccupationProfile;
  payPosition: PayPosition | null;
  talentPool: MarketFacts['talentPool'];
}): HiringDifficulty {
  const musts = brief.facts.filter(({ importance }) => importance === 'must');
  const isEstimate = talentPool.kind === 'estimate';
  return rateDifficulty({
    supply: isEstimate ? { direct: talentPool.direct.count, winnable: talentPool.winnable } : null,
    pay: {
      stated: brief.pay !== null,
      midpointRank: payPosition && toRankEstimate(payPosition.midpoint.position),
    },
    strictness: {
      mustHaves: musts.filter(({ kind }) => demandKinds.has(kind)).length,
      licences: musts.filter(({ kind }) => kind === 'licence').length,
      dealBreakers: brief.dealBreakers.length,
      yearsRequired: brief.seniority.years?.min ?? null,
    },
    place: {
      workType: brief.workType,
      population: isEstimate ? talentPool.population : null,
      travels: brief.facts.some(({ kind }) => kind === 'travel'),
      offHours: brief.facts.some(({ kind, text }) => kind === 'schedule' && offHours.test(text)),
    },
    urgency: brief.urgency,
    competition: {
      competitors: brief.competitors.map(({ text }) => text),
      rivalKinds: profile.family.rivals,
    },
  });
}
