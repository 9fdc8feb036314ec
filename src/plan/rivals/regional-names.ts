import type { EmployerField } from '#knowledge/local-employers.ts';
import { nameInText } from '#market/places/countries.ts';
import { measureMiles } from '#market/places/place.ts';
import { findRegionsByCode } from '#market/places/regions.ts';
import { findState } from '#market/places/us-states.ts';
import { listTownsAround } from '#market/places/world-cities.ts';
import type { Source } from '#plan/source.ts';
import { findReach, staysNear } from './within-reach.ts';

export interface Found {
  names: readonly string[];
  where: string;
  /** Known to have houses in the city. */
  isOfCity?: boolean;
  /** Large houses that make or do what the employer does. */
  isOfField?: boolean;
  /** Large employers of the place, whatever they make or do. */
  isOfPlace?: boolean;
}

const cityMiles = 30;
/** Where no town is as large, names of the whole nation are seldom on the high street. */
const largeTown = 50_000;
/** Several towns of the United States share a name; those of the lists are larger than their namesakes. */
const knownTown = 115_000;

export function listTowns({ brief: { place } }: Source, miles = cityMiles) {
  return place.resolved && place.resolved.city
    ? listTownsAround(place.resolved, place.resolved.country, miles)
    : null;
}

export function isNearTown(source: Source): boolean {
  const towns = listTowns(source);
  return towns === null || (towns[0]?.population ?? 0) >= largeTown;
}

/** The list of the nearest city in reach, else that of the state, which is kept only where one can work for them anywhere in it. */
export function findRegional(source: Source, field: EmployerField): Found | null {
  const { resolved } = source.brief.place;
  const { country = '', state } = resolved ?? {};
  if (!resolved || country === '') return null;
  const code = country.toLowerCase();
  const [town] = (listTowns(source, findReach(source)) ?? [])
    .flatMap((one) => {
      const names = listOf(field, code, one);
      return names ? [{ ...one, names }] : [];
    })
    .toSorted((a, b) => measureMiles(resolved, a) - measureMiles(resolved, b));
  const isOfPlace = field.any_sector;
  if (town)
    return {
      names: town.names,
      where: sayRegion(town.city),
      isOfCity: true,
      isOfPlace,
    };
  const ofState = state ? field.names[`${code}-${state.toLowerCase()}`] : undefined;
  const ofCountry = field.names[code];
  if (!ofState && ofCountry)
    return { names: ofCountry, where: `in ${nameInText(country)}`, isOfPlace };
  if (!ofState || (staysNear(source) && !isNearTown(source))) return null;
  return { names: ofState, where: `in ${nameState(country, state!)}`, isOfPlace };
}

/** A namesake in another state has another list, or none. */
function listOf(
  { names }: EmployerField,
  code: string,
  { city, population, state }: { city: string; population: number; state?: string | undefined },
): string[] | undefined {
  const name = city.replace(/,.*$/, '');
  const ofState = state ? names[`${code}-${state.toLowerCase()}/${name}`] : undefined;
  const isKnown = code !== 'us' || population >= knownTown;
  return ofState ?? (isKnown ? names[`${code}/${name}`] : undefined);
}

const nameState = (country: string, code: string): string =>
  country === 'US'
    ? (findState(code)?.name ?? code)
    : (findRegionsByCode(code).find((region) => region.country === country)?.name ?? code);

/** Of a list by city nobody knows in which town of the region each of them is. */
const sayRegion = (city: string): string => `around ${city.replace(/,.*$/, '')}`;
