import { findCounty, listCounties, sumPopulation } from './counties.ts';
import { findCountry, nameCountry } from './countries.ts';
import { findReach, isWithinReach } from './county-reach.ts';
import { foldName } from './fold-name.ts';
import type { Place } from './place.ts';
import { readPlaceText } from './read-place-text.ts';
import { findByZip, findUsCity } from './us-cities.ts';
import { findRegions, findRegionsByCode, liesIn, type Region } from './regions.ts';
import { findState } from './us-states.ts';
import { findBorough, findDistricts, findWorldCities, type WorldCity } from './world-cities.ts';

export type PlaceResolution = {
  /** The text says that the work may be done from elsewhere. */
  remote: boolean;
  /** Further places the text names, unresolved. */
  others: string[];
} & (
  | { kind: 'place'; place: Place; note?: string }
  | { kind: 'ambiguous'; name: string; options: Place[] }
  | { kind: 'none' }
);

type Found =
  | { kind: 'place'; place: Place; note?: string }
  | { kind: 'ambiguous'; name: string; options: Place[] };

/** A lone name is taken for the largest place of that name only when it dwarfs the next. */
const DWARFS_TIMES = 8;
const DWARFS_FROM_POPULATION = 50_000;
const OPTIONS_SHOWN = 6;

/** What people call an area, and the city it stands around. */
const AREAS = new Map(
  Object.entries({
    nyc: 'New York, NY',
    'new york city': 'New York, NY',
    la: 'Los Angeles, CA',
    sf: 'San Francisco, CA',
    'bay area': 'San Francisco, CA',
    'san francisco bay area': 'San Francisco, CA',
    'silicon valley': 'San Jose, CA',
    dfw: 'Dallas, TX',
    'dallas fort worth': 'Dallas, TX',
    'twin cities': 'Minneapolis, MN',
    'research triangle': 'Raleigh, NC',
    dc: 'Washington, DC',
    'washington dc': 'Washington, DC',
    'district of columbia': 'Washington, DC',
    philly: 'Philadelphia, PA',
    dmv: 'Washington, DC',
  }),
);

function findArea(name: string): string | undefined {
  const folded = foldName(name);
  return AREAS.get(folded) ?? AREAS.get(stripArea(folded));
}

/** "Greater Boston Area" is Boston. */
const stripArea = (name: string): string =>
  name.replace(/^greater /, '').replace(/(?: metro(?:politan)?)?(?: area)?$/, '');

/** "Greater Cincinnati" is Cincinnati, with its capitals. */
const bareArea = (name: string): string =>
  name.replace(/^Greater /i, '').replace(/(?: Metro(?:politan)?)?(?: Area)?$/i, '') || name;

const toPlace = ({
  label,
  city,
  state,
  country,
  latitude,
  longitude,
  precision,
}: WorldCity): Place => ({
  label,
  city,
  state,
  country,
  latitude,
  longitude,
  precision,
});

function placeState(code: string): Place | undefined {
  const members = listCounties().filter(({ state }) => state === code);
  const people = sumPopulation(members);
  const name = findState(code)?.name;
  if (members.length === 0 || !name) return undefined;
  const middle = (pick: (county: (typeof members)[number]) => number): number =>
    members.reduce((sum, county) => sum + pick(county) * county.population, 0) / people;
  return {
    label: name,
    state: code,
    country: 'US',
    latitude: middle(({ latitude }) => latitude),
    longitude: middle(({ longitude }) => longitude),
    precision: 'state',
  };
}

function placeInState(name: string, state: string): Place | undefined {
  const county = /\b(county|parish|borough|census area|planning region|municipality)\b/i.test(name)
    ? findCounty(name, state)
    : undefined;
  if (county) {
    const { latitude, longitude } = county;
    const label = `${county.name}, ${state}`;
    return {
      label,
      county: county.name,
      state,
      country: 'US',
      latitude,
      longitude,
      precision: 'county',
    };
  }
  const listed = findWorldCities(name).find(
    (other) => other.country === 'US' && other.state === state,
  );
  // The world table has the town's own point; ZIP codes of a small town may span half a county.
  if (listed) return { ...toPlace(listed), label: `${name}, ${state}`, city: name };
  const [first] = name.split(/[-–/]/);
  const borough = findBorough(name, state);
  if (borough) return { ...toPlace(borough), label: `${name}, ${state}`, city: name };
  return (
    findUsCity(name, state) ??
    placeBorough(name, state) ??
    (first && first !== name ? placeInState(first.trim(), state) : undefined)
  );
}

/** "Queens, NY": a borough is called by its own name and lies where its county does. */
function placeBorough(name: string, state: string): Place | undefined {
  const county = /^[\p{L}' .]+$/u.test(name) ? findCounty(`${name} County`, state) : undefined;
  if (!county) return undefined;
  const { latitude, longitude } = county;
  return {
    label: `${name}, ${state}`,
    city: name,
    county: county.name,
    state,
    country: 'US',
    latitude,
    longitude,
    precision: 'county',
  };
}

const noName =
  /\b(?:various|multiple|several|any|all|other|locations?|sites?|areas?|regions?|statewide|nationwide|remote|hybrid|home|field|office|north\p{Ll}*|south\p{Ll}*|east\p{Ll}*|west\p{Ll}*|central|upstate|downtown|greater|county)\b/iu;

/** A suburb that no table has keeps its own name; only where it lies is taken from its state. */
function placeSuburb(name: string, state: string): Place | undefined {
  const around = placeState(state);
  const isName = /^\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+){0,2}$/u.test(name);
  return around && isName && !noName.test(name) && !findState(name)
    ? { ...around, label: `${name}, ${state}` }
    : around;
}

function placeInCountry(name: string, country: string): Found | undefined {
  const isOf = (city: WorldCity): boolean => city.country === country;
  const cities = findWorldCities(name).filter(isOf);
  return chooseCity(name, cities.length > 0 ? cities : findDistricts(name).filter(isOf));
}

function chooseCity(name: string, cities: WorldCity[]): Found | undefined {
  const [first, second] = cities;
  if (!first) return undefined;
  if (!second) return { kind: 'place', place: toPlace(first) };
  const dwarfs =
    first.population >= DWARFS_TIMES * second.population &&
    first.population >= DWARFS_FROM_POPULATION;
  if (dwarfs) {
    const note = `Taken for the largest place named ${name}; ${second.label} is another.`;
    return { kind: 'place', place: toPlace(first), note };
  }
  return { kind: 'ambiguous', name, options: cities.slice(0, OPTIONS_SHOWN).map(toPlace) };
}

const known = (found: Found | 'elsewhere' | undefined): Found | undefined =>
  found === 'elsewhere' ? undefined : found;

function findNamed(parts: string[], zip: string | undefined): Found | undefined {
  const found = (place: Place | undefined): Found | undefined => place && { kind: 'place', place };
  const area = parts.length === 1 ? findArea(parts[0]!) : undefined;
  if (area) return findNamed(area.split(', '), undefined);
  const byZip = zip ? findByZip(zip) : undefined;
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2);
  const country = findCountry(last);
  if (country && country !== 'US' && before) {
    const province = parts.length > 2 && country === 'CA' ? findProvince(before) : undefined;
    if (province) return findInProvince(parts.at(-3)!, province);
    const town = parts.length > 2 ? findInRegion(parts.at(-3)!, before) : undefined;
    if (town === 'elsewhere') return undefined;
    return town?.kind === 'place' && town.place.country === country
      ? town
      : placeInCountry(before, country);
  }
  // "Georgia, United States" is the state, whatever country has its name.
  const named = country === 'US' && parts.length === 2 ? findState(before ?? '') : undefined;
  if (named && findCountry(before ?? '')) return found(placeState(named.code));
  if (country === 'US' && before) return findNamed(parts.slice(0, -1), zip);
  const state = findState(last);
  if (state && before)
    return (
      found(placeInState(before, state.code) ?? placeInState(bareArea(before), state.code)) ??
      known(findInRegion(before, last)) ??
      found(byZip ?? placeSuburb(before, state.code))
    );
  const province = before ? findProvince(last) : undefined;
  if (province) return findInProvince(before!, province);
  const inRegion = before ? findInRegion(before, last) : undefined;
  if (inRegion) return known(inRegion);
  if (byZip) return found(byZip);
  if (country) return undefined;
  // "New York" and "Washington" are cities before they are states.
  if (state && !/^(new york|washington)$/i.test(last)) return found(placeState(state.code));
  if (/^washington$/i.test(last)) return ambiguousWashington();
  if (!before && isRegionRather(last)) return undefined;
  const chosen = chooseCity(last, findWorldCities(stripArea(foldName(last))));
  // "Frankfurt am Main, Hessen": a region we do not know may follow the city.
  return chosen ?? (before ? findNamed(parts.slice(0, -1), zip) : undefined);
}

function ambiguousWashington(): Found {
  const options = [placeInState('Washington', 'DC'), placeState('WA')].filter(
    (place) => place !== undefined,
  );
  return { kind: 'ambiguous', name: 'Washington', options };
}

const listRegions = (text: string): readonly Region[] => [
  ...findRegionsByCode(text.trim().toUpperCase()),
  ...findRegions(foldName(text)),
];

/** The middle of a county this small stands for each of its towns. */
const SMALL_COUNTY = 25;

/**
 * "Melbourne, VIC", "Dublin, Leinster": a town of the region that is named behind it. Of the towns of a country the
 * tables tell no county: a namesake too far from the county that is named is another town, which they lack.
 */
function findInRegion(name: string, region: string): Found | 'elsewhere' | undefined {
  const regions = listRegions(region).filter(({ admin }) => admin !== null);
  const isOf = (city: WorldCity): boolean => regions.some((one) => liesIn(city, one));
  const listed = findWorldCities(name).filter(isOf);
  const cities = listed.length > 0 ? listed : findDistricts(name).filter(isOf);
  const [first] = cities;
  if (!first) return undefined;
  const county = regions.find((one) => liesIn(first, one) && findReach(one) !== undefined);
  const reach = county && findReach(county);
  if (!county || !reach) return { kind: 'place', place: toPlace(first) };
  const within = cities.find((city) => isWithinReach(city, reach));
  const label = `${name}, ${county.name}`;
  if (within)
    return {
      kind: 'place',
      place: { ...toPlace(within), ...(cities.length > 1 ? { label } : {}) },
    };
  if (reach.reach > SMALL_COUNTY) return 'elsewhere';
  const { latitude, longitude } = reach;
  const { country } = county;
  return {
    kind: 'place',
    place: { label, city: name, country, latitude, longitude, precision: 'county' },
  };
}

const MANY_PEOPLE = 100_000;

/** "Lombardia" is the region before it is a village of that name; "Hamburg" is the town. */
function isRegionRather(name: string): boolean {
  const [largest] = findWorldCities(name);
  return (
    findRegions(foldName(name)).length > 0 &&
    largest !== undefined &&
    largest.population < MANY_PEOPLE
  );
}

const findProvince = (text: string): Region | undefined =>
  [...findRegionsByCode(text.trim().toUpperCase()), ...findRegions(foldName(text))].find(
    ({ country }) => country === 'CA',
  );

function findInProvince(name: string, { admin }: Region): Found | undefined {
  const cities = findWorldCities(name).filter(
    (city) => city.country === 'CA' && city.admin === admin,
  );
  return cities[0] && { kind: 'place', place: toPlace(cities[0]) };
}

/**
 * A location as people write it -> coordinates, state and country. What fits several places comes back as a
 * choice, what fits none as none: a guess would put the talent pool into the wrong state.
 */
export function resolvePlace(text: string): PlaceResolution {
  const { remote, first, zip, others } = readPlaceText(text);
  const found = first.length > 0 || zip ? findNamed(first, zip) : undefined;
  return { remote, others, ...(found ?? { kind: 'none' as const }) };
}

/** The country alone, for "Remote (Germany)": no coordinates, but laws and currencies depend on it. */
export function findNamedCountry(text: string): { code: string; name: string } | undefined {
  for (const part of text.split(/[,;()/|–-]+/)) {
    const code = findCountry(part);
    if (code) return { code, name: nameCountry(code) };
  }
  // A region that only one country has names it too.
  const [first, ...others] = findRegions(foldName(text.split(',').at(-1) ?? ''));
  if (first && others.every(({ country }) => country === first.country))
    return { code: first.country, name: nameCountry(first.country) };
  return undefined;
}
