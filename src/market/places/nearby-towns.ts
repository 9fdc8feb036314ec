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
/** The city of an area: many times the place itself. Its people and those of its suburbs write its name, however near a town is. */
const AREA_CITY = { people: 300_000, times: 2 };
/** Beyond a daily drive only where no such city is nearer. */
const FAR_CITY = { people: 400_000, times: 3 };
const NEXT_TO_CITY = 0.3;
/** On an island or in the wide country even the next town is farther than anybody drives twice a day. */
const NEXT_TOWN_MILES = 75;
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
  'TX Alief',
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
  place: Place,
  most: number,
  /** Where nobody from another state may apply. */
  stateOnly: string | null = null,
): NearbyTown[] {
  const towns = listRings(place, most, stateOnly);
  const city = findAreaCity(place, stateOnly, towns);
  return city ? [city, ...towns.slice(0, most - 1)] : towns;
}

type Place = Coordinates & { city?: string | undefined; country: string };

/** The large city in whose area the place lies, where the towns around it do not name it yet. */
function findAreaCity(
  place: Place,
  stateOnly: string | null,
  named: readonly NearbyTown[],
): NearbyTown | undefined {
  const home = place.city ?? '';
  const around = listTownsAround(place, place.country, RINGS_MILES.long);
  const own = around.find(({ city }) => isSame(city, home))?.population ?? 0;
  if (own >= LARGE_CITY || home.startsWith('New York') || BOROUGHS.has(home)) return undefined;
  const largest = Math.max(0, ...named.map(({ population }) => population));
  const hasCity = largest >= AREA_CITY.people;
  return around
    .filter((town) => (!stateOnly || town.state === stateOnly) && !isPartOfNewYork(town))
    .map(toNearby(place))
    .filter(
      ({ name, miles, population }) =>
        isAreaCity(miles <= RINGS_MILES.daily ? AREA_CITY : FAR_CITY, population, own) &&
        (miles <= RINGS_MILES.daily || !hasCity) &&
        // Long Beach says nothing beside Los Angeles.
        population >= NEXT_TO_CITY * largest &&
        !isSame(name, home) &&
        named.every((town) => town.name !== name),
    )
    .toSorted((a, b) => weigh(b) - weigh(a))[0];
}

const isAreaCity = (least: typeof AREA_CITY, population: number, own: number): boolean =>
  population >= least.people && population >= least.times * own;

const toNearby =
  (place: Coordinates) =>
  (town: WorldCity): NearbyTown => ({
    name: town.city.replace(/^(New York) City$/, '$1'),
    miles: measureMiles(place, town),
    population: town.population,
  });

const side = / (?:North|South|East|West)$/;

function listRings(place: Place, most: number, stateOnly: string | null): NearbyTown[] {
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
    return (
      around
        .filter(
          ({ city, population }, i) =>
            population >= least &&
            (!isLarge || measureMiles(place, around[i]!) >= DISTRICT_MILES) &&
            // "Bel Air South" is found by "Bel Air".
            (home === '' || !fold(city).includes(fold(home))) &&
            // "Framingham Center" by "Framingham".
            around.findIndex((other) => fold(city).startsWith(fold(other.city))) === i,
        )
        .map(toNearby(place))
        // "Bel Air South" beside "Bel Air North": people write neither.
        .map((town, _, all) => {
          const name = town.name.replace(side, '');
          const isHalf = all.some(
            (other) => other !== town && other.name.replace(side, '') === name,
          );
          return isHalf ? { ...town, name } : town;
        })
        .filter(({ name }, i, all) => all.findIndex((other) => other.name === name) === i)
        .toSorted((a, b) => weigh(b) - weigh(a))
        .slice(0, most)
    );
  };
  const near = inRing(daily);
  if (isLarge || near.length >= Math.min(ENOUGH, most)) return near;
  // Around a small town the next small ones are nearer than any larger one.
  const small = (own?.population ?? 0) < SMALL_TOWN ? inRing(daily, FEWEST_OF_SMALL_TOWN) : [];
  if (own && small.length >= Math.min(ENOUGH, most)) return small;
  const further = inRing(long);
  const far =
    further.length > 0
      ? further
      : ([longest, NEXT_TOWN_MILES]
          .map((miles) => inRing(miles))
          .find(({ length }) => length > 0) ?? []);
  if (far.length === 0 && isTown(own)) {
    const around = inRing(long, FEWEST_OF_SMALL_TOWN);
    return around.length > 0 ? around : inRing(longest, FEWEST_OF_SMALL_TOWN);
  }
  if (near.length > 0) return far;
  // In the country the next villages, and around a lone town the next small ones, are nearer than any larger one.
  const villages = inRing(daily, isTown(own) ? FEWEST_OF_SMALL_TOWN : FEWEST_OF_VILLAGE).slice(
    0,
    VILLAGES,
  );
  const names = new Set(villages.map(({ name }) => name));
  const beyond = far.filter(({ name }) => !names.has(name));
  // Where no larger town is in reach, small ones on the way to it bring more people than it alone.
  if (beyond.length === 0 || (beyond[0]?.miles ?? 0) > longest) {
    const between = inRing(longest, FEWEST_OF_SMALL_TOWN).filter(({ name }) => !names.has(name));
    const [next] = beyond;
    return [...[...villages, ...between].slice(0, next ? most - 1 : most), ...(next ? [next] : [])];
  }
  return [...villages, ...beyond].slice(0, most);
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
