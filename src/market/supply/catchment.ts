import {
  listCountiesWithin,
  listCounties,
  getNationalPopulation,
  sumPopulation,
  type County,
} from '../places/counties.ts';
import type { Place } from '../places/place.ts';

const RADIUS_MILES = 100;

/** By county centre; about an hour on open roads, more in a large city. */
export const DAILY_DRIVE_MILES = 50;

/** Where the people for a job would come from. */
export type Catchment = {
  scope: 'radius' | 'state' | 'nation';
  label: string;
  population: number;
  nationalPopulation: number;
  /** Nearest first for a radius, largest first otherwise. */
  counties: (County & { miles?: number })[];
  /** How far around the job people are counted; null for a state or the nation. */
  miles: number | null;
};

/** Null outside the country we have figures for, and where the place is not known. */
export function findCatchment(
  place: Place | null,
  remote: boolean,
  /** Where only people of one state may apply. */
  stateOnly: string | null = null,
  reachMiles: number = RADIUS_MILES,
): Catchment | null {
  const nationalPopulation = getNationalPopulation();
  if (place && place.country !== 'US') return null;
  if (remote) {
    const counties = place?.precision === 'state' ? inState(place.state) : bySize(listCounties());
    const label = place?.precision === 'state' ? place.label : 'the United States';
    const scope = place?.precision === 'state' ? 'state' : 'nation';
    return {
      scope,
      label,
      counties,
      miles: null,
      population: sumPopulation(counties),
      nationalPopulation,
    };
  }
  if (!place) return null;
  const counties =
    place.precision === 'state'
      ? inState(place.state)
      : listNear(place, reachMiles).filter(
          ({ state }) => stateOnly === null || state === stateOnly,
        );
  return {
    scope: place.precision === 'state' ? 'state' : 'radius',
    label: place.precision === 'state' ? place.label : `${reachMiles} miles around ${place.label}`,
    miles: place.precision === 'state' ? null : reachMiles,
    counties,
    population: sumPopulation(counties),
    nationalPopulation,
  };
}

/** The centre of a wide county may lie far from its towns: the nearest always counts. */
function listNear(place: Place, reachMiles: number): (County & { miles: number })[] {
  const [nearest, ...others] = listCountiesWithin(place, RADIUS_MILES);
  return nearest ? [nearest, ...others.filter(({ miles }) => miles <= reachMiles)] : [];
}

/** Part of the people who live within a daily drive; null where all do, or no town is known to drive to. */
export function shareWithinDrive({ miles: reach, counties, population }: Catchment): number | null {
  if (reach === null || reach <= DAILY_DRIVE_MILES || population === 0) return null;
  // The centre of a wide county may lie far from its towns: the nearest always counts.
  const near = counties.filter(({ miles = 0 }, index) => index === 0 || miles <= DAILY_DRIVE_MILES);
  return sumPopulation(near) / population;
}

const bySize = (counties: readonly County[]): County[] =>
  counties.toSorted((a, b) => b.population - a.population);

const inState = (code: string | undefined): County[] =>
  bySize(listCounties().filter(({ state }) => state === code));
