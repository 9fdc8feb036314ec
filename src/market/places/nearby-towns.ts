import { measureMiles, type Coordinates } from './place.ts';
import { listTownsAround } from './world-cities.ts';

/** The way to work and back that people take every day, as the crow flies. */
const DRIVE_MILES = 50;
/** At this distance a town counts half: people look near home first. */
const HALF_AT_MILES = 15;
/** A town of fewer people adds nobody to a search. */
const FEWEST_PEOPLE = 15_000;
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
): NearbyTown[] {
  const around = listTownsAround(place, place.country, DRIVE_MILES);
  const own = around.find(({ city }) => city === place.city);
  const fewest = Math.max(FEWEST_PEOPLE, SHADOW * (own?.population ?? 0));
  const home = place.city ?? '';
  return around
    .filter(
      ({ city, population }, i) =>
        population >= fewest &&
        // "Bel Air South" is found by "Bel Air".
        (home === '' || !city.includes(home)) &&
        around.findIndex((other) => other.city === city) === i,
    )
    .map((town) => ({
      name: town.city.replace(/^(New York) City$/, '$1'),
      miles: measureMiles(place, town),
      population: town.population,
    }))
    .toSorted((a, b) => weigh(b) - weigh(a))
    .slice(0, most);
}

const weigh = ({ miles, population }: NearbyTown): number =>
  population / (1 + (miles / HALF_AT_MILES) ** 2);
