import { isSpokenOf } from '#shared/spoken-of.ts';
import type { Drawer } from '#knowledge/drawer.ts';
import { isBoundToRegion, readTravelShare } from '#market/difficulty/bound-home.ts';
import type { DifficultyInput } from '#market/difficulty/hiring-difficulty.ts';
import { listOffHours } from '#market/difficulty/off-hours.ts';
import type { OccupationProfile } from '#market/occupations/profile.ts';
import { isTiedToPlace } from '#market/occupations/tied-to-place.ts';
import { listTownsAround } from '#market/places/world-cities.ts';
import { DAILY_DRIVE_MILES } from '#market/supply/catchment.ts';
import { isLittleTravel } from '#shared/little-travel.ts';
import type { Brief } from '#shared/brief.ts';
import type { MarketFacts } from './market-facts.ts';
import type { Benchmark } from './nearest-occupation.ts';

/** What the place and the hours of the job ask of whoever takes it. */
export function describePlace({
  brief,
  profile,
  drawer,
  pool,
  townPeople,
  remote,
  nearest,
}: {
  brief: Brief;
  profile: OccupationProfile;
  drawer: Drawer;
  pool: Extract<MarketFacts['talentPool'], { kind: 'estimate' }> | null;
  townPeople: number | null;
  remote: boolean;
  nearest: Benchmark | null;
}): DifficultyInput['place'] {
  return {
    workType: brief.workType,
    namesHome:
      isSpokenOf(brief, 'way', 'office days') ||
      brief.facts.some(
        ({ kind, text }) => kind !== 'culture' && kind !== 'duty' && workAtHome.test(text),
      ),
    population: pool ? pool.population : townPeople,
    ...nameArea(pool, brief.place.country),
    travels: brief.facts.some(({ kind, text }) => kind === 'travel' && !isLittleTravel(text)),
    travelShare: readTravelShare(brief),
    isBound: remote && isBoundToRegion(brief),
    offHours: listOffHours(
      [
        brief.title.given,
        brief.hours?.text ?? '',
        ...brief.facts.filter(({ kind }) => kind === 'schedule').map(({ text }) => text),
      ].join('\n'),
    ),
    tied:
      isTiedToPlace(profile) ||
      isTiedKind.has(drawer.kind) ||
      (nearest !== null && isTiedToPlace({ id: '', soc: nearest.row.soc })),
  };
}

/** Where it is named, nobody can say that it is not; "remote sites" are another matter. */
const workAtHome =
  /\b(?:at|from)[- ]home\b|\bhome[- ](?:office|working|based)\b|\bremote (?:office|work|working)\b|\bwork(?:ing)? remotely\b|\btelework/i;
const DAILY_MILES = 30;
const inMiles: ReadonlySet<string> = new Set(['US', 'GB']);
/** Work of which nobody asks whether it may be done from home. */
const isTiedKind: ReadonlySet<Drawer['kind']> = new Set([
  'hands-on-trade',
  'driving-and-logistics',
  'kitchen-and-hotel',
  'shop-and-service',
]);

/** Where the people were counted, and whether it is a daily way. */
function nameArea(pool: { miles: number | null; label: string } | null, country: string | null) {
  if (!pool) {
    const reach = inMiles.has(country ?? '') ? `${DAILY_MILES} miles` : '50 km';
    return { area: `in the towns within ${reach} (GeoNames)`, isDaily: true };
  }
  return pool.miles === null
    ? { area: `in ${pool.label}` }
    : { area: `within ${pool.miles} miles`, isDaily: pool.miles <= DAILY_DRIVE_MILES };
}

/** People of the towns around, where no table counts those of the region. */
export function countTownPeople({ place: { resolved } }: Brief): number | null {
  if (!resolved?.city) return null;
  return listTownsAround(resolved, resolved.country, DAILY_MILES).reduce(
    (sum, { population }) => sum + population,
    0,
  );
}
