import { measureMiles, type Coordinates } from './place.ts';
import { listTownsAround } from './world-cities.ts';

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
  const isLarge = (own?.population ?? 0) >= LARGE_CITY;
  const fewest = Math.max(FEWEST_PEOPLE, SHADOW * (own?.population ?? 0));
  const inRing = (miles: number, least = fewest): NearbyTown[] => {
    const around = listTownsAround(place, place.country, miles).filter(
      ({ state }) => !stateOnly || state === stateOnly,
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
  const further = inRing(long);
  const far = further.length > 0 ? further : inRing(longest);
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
