import { measureMiles, type Coordinates } from './place.ts';
import { metroNames } from './data/metro-names.data.ts';
import { BOROUGHS, listTownsAround, type WorldCity } from './world-cities.ts';

/** The way to work and back, as the crow flies: what people take every day, and how far they go where nothing is nearer. */
const RINGS_MILES = { daily: 20, long: 30, longest: 50 };
/** At this distance a town counts half: people look near home first. */
const HALF_AT_MILES = 8;
/** So many towns are enough to search in; with fewer the next ring is asked. */
const ENOUGH = 3;
/** Whoever works in so large a city lives in it, or beyond its districts. */
const LARGE_CITY = 500_000;
const DISTRICT_MILES = 4;
/** A town of fewer people adds nobody to a search. */
const FEWEST_PEOPLE = 15_000;
/** Where the next town is far, villages from this size on are named as well. */
const FEWEST_OF_VILLAGE = 2_000;
const VILLAGES = 2;
/** Much smaller neighbours of a city stand in its shadow: its name finds their people too. */
const SHADOW = 0.04;

/** Counted by themselves, and a part of the city or of no name that anybody writes. */
const PARTS: ReadonlySet<string> = new Set([
  'AK Eagle River',
  'AK Knik-Fairview',
  'AK Lakes',
  'AK Tanaina',
  'AK Meadow Lakes',
  'AK Gateway',
]);
/** Where a city has hardly any towns around it, these are what there is. */
const FEWEST_OF_SMALL_TOWN = 5_000;
const SMALL_TOWN = 20_000;

const isBase = /\b(?:Air Force Base|AFB|Naval Station|Army Base|Military Reservation)\b/;

/** Boroughs and quarters of New York City, which the table lists as towns. */
const isPartOfNewYork = ({ city, state, latitude, longitude }: WorldCity): boolean =>
  state === 'NY' &&
  !city.startsWith('New York') &&
  latitude > 40.49 &&
  latitude < 40.905 &&
  longitude > -74.26 &&
  longitude < -73.735;

export interface NearbyTown {
  name: string;
  miles: number;
  population: number;
}

/**
 * The towns around a place from which most people would come: large and near. Whoever lives there writes its name into a
 * profile, and not that of the suburb where the job is.
 */
export function listNearbyTowns(
  place: Coordinates & { city?: string | undefined; country: string },
  most: number,
  /** Where nobody from another state may apply. */
  stateOnly: string | null = null,
): NearbyTown[] {
  const home = place.city ?? '';
  const { daily, long, longest } = RINGS_MILES;
  const own = listTownsAround(place, place.country, daily).find(({ city }) => isSame(city, home));
  const isInNewYork = home.startsWith('New York') || BOROUGHS.has(home);
  const isLarge = (own?.population ?? 0) >= LARGE_CITY;
  const fewest = Math.max(FEWEST_PEOPLE, SHADOW * (own?.population ?? 0));
  const inRing = (miles: number, least = fewest): NearbyTown[] => {
    const around = listTownsAround(place, place.country, miles).filter(
      (town) =>
        (!stateOnly || town.state === stateOnly) &&
        !PARTS.has(`${town.state} ${town.city}`) &&
        !isBase.test(town.city) &&
        // From outside people come from the city as a whole.
        (isInNewYork || !isPartOfNewYork(town)),
    );
    return around
      .filter(
        ({ city, population }, i) =>
          population >= least &&
          (!isLarge || measureMiles(place, around[i]!) >= DISTRICT_MILES) &&
          // "Bel Air South" is found by "Bel Air".
          (home === '' || !fold(city).includes(fold(home))) &&
          // "Framingham Center" by "Framingham".
          around.findIndex((other) => fold(city).startsWith(fold(other.city))) === i,
      )
      .map((town) => ({
        name: town.city.replace(/^(New York) City$/, '$1'),
        miles: measureMiles(place, town),
        population: town.population,
      }))
      .toSorted((a, b) => weigh(b) - weigh(a))
      .slice(0, most);
  };
  const near = inRing(daily);
  if (isLarge || near.length >= Math.min(ENOUGH, most)) return near;
  // Around a small town the next small ones are nearer than any larger one.
  const small = (own?.population ?? 0) < SMALL_TOWN ? inRing(daily, FEWEST_OF_SMALL_TOWN) : [];
  if (own && small.length >= Math.min(ENOUGH, most)) return small;
  const further = inRing(long);
  const far = further.length > 0 ? further : inRing(longest);
  if (far.length === 0 && isTown(own)) {
    const around = inRing(long, FEWEST_OF_SMALL_TOWN);
    return around.length > 0 ? around : inRing(longest, FEWEST_OF_SMALL_TOWN);
  }
  if (near.length > 0 || isTown(own)) return far;
  // In the country the next villages are nearer than any town.
  const villages = inRing(daily, FEWEST_OF_VILLAGE).slice(0, VILLAGES);
  const names = new Set(villages.map(({ name }) => name));
  return [...villages, ...far.filter(({ name }) => !names.has(name))].slice(0, most);
}

const isTown = (place: { population: number } | undefined): boolean =>
  (place?.population ?? 0) >= FEWEST_PEOPLE;

/** The region a place lies in, by the code of the world table: "SCT" in Scotland. */
export function findAdmin(place: Coordinates & { country: string }): string | null {
  const { daily, longest } = RINGS_MILES;
  for (const miles of [DISTRICT_MILES, daily, longest]) {
    const [town] = listTownsAround(place, place.country, miles);
    if (town) return town.admin;
  }
  return null;
}

/** "St Paul" and "Saint Paul" are one town. */
const fold = (name: string): string => name.toLowerCase().replace(/\bst\.? /g, 'saint ');
const isSame = (one: string, other: string): boolean => fold(one) === fold(other);

const weigh = ({ miles, population }: NearbyTown): number =>
  population / (1 + (miles / HALF_AT_MILES) ** 3);

/** "Twin Cities": the name that people of a whole area write in place of their town; null where there is none. */
export function findMetroName(place: Coordinates & { city?: string | undefined }): string | null {
  if (place.city?.startsWith('New York') || BOROUGHS.has(place.city ?? '')) return null;
  const found = metroNames
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .find(
      ([, latitude, longitude, miles]) =>
        measureMiles(place, { latitude: Number(latitude), longitude: Number(longitude) }) <=
        Number(miles),
    );
  return found?.[0] ?? null;
}
