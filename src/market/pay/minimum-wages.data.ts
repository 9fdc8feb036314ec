/** What the law of a country lets an hour of adult work cost at least; to be checked before it is published. */
export interface MinimumWage {
  hourly: number;
  currency: string;
  /** As said behind "since". */
  since: string;
  /** Month and day on which it changes every year, where it does. */
  changes?: string;
  /** Whom it holds for, where not for everybody. */
  holdsFor?: string;
  /** The rate of apprentices under 19 or in their first year, where there is one. */
  apprentice?: { hourly: number; holdsFor: string };
  source: string;
}

const minimumWages: Readonly<Record<string, MinimumWage>> = {
  AU: {
    hourly: 24.95,
    currency: 'AUD',
    since: 'July 2025',
    changes: '07-01',
    source: 'Fair Work Commission',
  },
  DE: {
    hourly: 13.9,
    currency: 'EUR',
    since: 'January 2026',
    changes: '01-01',
    source: 'Mindestlohnkommission',
  },
  FR: {
    hourly: 12.02,
    currency: 'EUR',
    since: 'January 2026',
    changes: '01-01',
    source: 'SMIC, service-public.fr',
  },
  GB: {
    hourly: 12.71,
    currency: 'GBP',
    since: 'April 2026',
    changes: '04-01',
    holdsFor: '21 and over',
    apprentice: { hourly: 8, holdsFor: 'for apprentices under 19 or in their first year' },
    source: 'gov.uk',
  },
  IE: {
    hourly: 14.15,
    currency: 'EUR',
    since: 'January 2026',
    changes: '01-01',
    holdsFor: '20 and over',
    source: 'gov.ie',
  },
  NZ: {
    hourly: 23.95,
    currency: 'NZD',
    since: 'April 2026',
    changes: '04-01',
    source: 'employment.govt.nz',
  },
};

const federal = 7.25;
const ofStates = 'AL GA ID IN IA KS KY LA MS NH NC ND OK PA SC TN TX UT WI WY';
/** Rates that hold from January 2026; those of other months below. States that are not named here are looked up. */
const fromJanuary =
  'AZ 15.15 CA 16.90 CO 15.16 CT 16.94 HI 16.00 ME 15.10 MI 13.73 MN 11.41 MO 15.00 MT 10.85 NE 15.00 NJ 15.92 NY 16.00 OH 11.00 RI 16.00 SD 11.85 VT 14.42 VA 12.77 WA 17.13';
/** Rates without a yearly change. */
const steady = 'AR 11.00 DE 15.00 IL 15.00 MD 15.00 MA 15.00 NM 12.00 NV 12.00 WV 8.75';

const ofState = (
  hourly: number,
  more: Pick<MinimumWage, 'since' | 'changes' | 'holdsFor'>,
): MinimumWage => ({
  hourly,
  currency: 'USD',
  source: 'the state labor department; cities may set more',
  ...more,
});

const readRates = (
  rates: string,
  more: Pick<MinimumWage, 'since' | 'changes'>,
): [string, MinimumWage][] =>
  [...rates.matchAll(/(\p{Lu}{2}) ([\d.]+)/gu)].map(([, state = '', rate]) => [
    state,
    ofState(Number(rate), more),
  ]);

/** The least an hour costs in a state of the United States, as published by its labor department. */
const stateWages: ReadonlyMap<string, MinimumWage> = new Map([
  ...ofStates.split(' ').map((state): [string, MinimumWage] => [
    state,
    {
      hourly: federal,
      currency: 'USD',
      since: 'July 2009',
      source: 'dol.gov',
    },
  ]),
  ...readRates(fromJanuary, { since: 'January 2026', changes: '01-01' }),
  ...readRates(steady, { since: 'January 2025' }),
  ['AK', ofState(14, { since: 'July 2026', changes: '07-01' })],
  ['FL', ofState(15, { since: 'September 2026', changes: '09-30' })],
  [
    'NY',
    ofState(16, {
      since: 'January 2026',
      changes: '01-01',
      holdsFor: '$17.00 in New York City, on Long Island and in Westchester',
    }),
  ],
]);

/** States whose rate is the federal one and whose law lets no city set a higher one for private employers. */
const noCityMay: ReadonlySet<string> = new Set(
  'AL GA ID IN IA KS KY LA MS NC ND OK PA SC TN TX UT WI'.split(' '),
);
export const barsCityWages = (state: string | undefined): boolean => noCityMay.has(state ?? '');

/** Cities known to have a higher minimum of their own, whose rates change too often to be kept here. */
const cityWages: Readonly<Record<string, string>> = {
  AZ: 'Flagstaff|Tucson',
  CA: 'Alameda|Belmont|Berkeley|Burlingame|Cupertino|Daly City|East Palo Alto|El Cerrito|Emeryville|Foster City|Fremont|Half Moon Bay|Hayward|Los Altos|Los Angeles|Malibu|Menlo Park|Milpitas|Mountain View|Novato|Oakland|Palo Alto|Pasadena|Petaluma|Redwood City|Richmond|San Carlos|San Diego|San Francisco|San Jose|San Leandro|San Mateo|Santa Clara|Santa Monica|Santa Rosa|Sonoma|South San Francisco|Sunnyvale|West Hollywood',
  CO: 'Boulder|Denver|Edgewater',
  IL: 'Chicago',
  MD: 'Bethesda|Columbia|Germantown|Rockville|Silver Spring',
  ME: 'Portland|Rockland',
  MN: 'Minneapolis|Saint Paul|St Paul|St. Paul',
  NM: 'Albuquerque|Las Cruces|Santa Fe',
  WA: 'Bellingham|Burien|Everett|Renton|SeaTac|Seattle|Tukwila',
};

/** Whether the city of the work sets a higher minimum than its state. */
export const hasCityWage = (state: string | undefined, city: string | undefined): boolean =>
  city !== undefined && (cityWages[state ?? '']?.split('|').includes(city) ?? false);

/** From here on down a national median is one of places with a lower minimum wage. */
const nearLeast = 1.35;

/** Whether the law of the place lifts all pay of such work, so that a rank among national figures says little. */
export function isLiftedByLaw(
  {
    country,
    state,
    city,
  }: { country: string; state?: string | undefined; city?: string | undefined },
  medianHour: number | null,
): boolean {
  const least = findMinimumWage(country, state)?.hourly ?? null;
  if (medianHour === null || least === null || country !== 'US') return false;
  return medianHour < least || (hasCityWage(state, city) && medianHour < nearLeast * least);
}

/** Of a country, or of the state where states set it. */
export const findMinimumWage = (country: string | null, state = ''): MinimumWage | null =>
  minimumWages[country ?? ''] ?? (country === 'US' ? (stateWages.get(state) ?? null) : null);

/** The least for apprentices; null where the law has no rate of theirs, or it goes by trade and year. */
export function findApprenticeWage(country: string | null): MinimumWage | null {
  const least = findMinimumWage(country);
  return least?.apprentice ? { ...least, ...least.apprentice } : null;
}
