import { createRequire } from 'node:module';
import { foldName } from './fold-name.ts';
import type { Place } from './place.ts';

type ZipEntry = {
  zip: string;
  latitude: number;
  longitude: number;
  city: string;
  state: string;
  country: string;
};
type ZipModule = { codes: Record<string, ZipEntry>; lookup: (zip: string) => ZipEntry | undefined };

// The package is five megabytes of code, read only once a US place has to be found.
const load = createRequire(import.meta.url);
let zipcodes: ZipModule | undefined;
const getZipcodes = (): ZipModule => (zipcodes ??= load('zipcodes') as ZipModule);

let cities: Map<string, ZipEntry[]> | undefined;

function indexCities(): Map<string, ZipEntry[]> {
  if (cities) return cities;
  cities = new Map();
  for (const entry of Object.values(getZipcodes().codes)) {
    if (entry.country !== 'US') continue;
    const key = `${foldName(entry.city)}|${entry.state}`;
    const known = cities.get(key);
    if (known) known.push(entry);
    else cities.set(key, [entry]);
  }
  return cities;
}

export function findByZip(zip: string): Place | undefined {
  const entry = getZipcodes().lookup(zip);
  if (entry?.country !== 'US') return undefined;
  const { city, state, latitude, longitude } = entry;
  return {
    label: `${city}, ${state}`,
    city,
    state,
    country: 'US',
    latitude,
    longitude,
    precision: 'zip',
  };
}

/** A town with a post office; its point is the middle of its ZIP codes. */
export function findUsCity(name: string, state: string): Place | undefined {
  const entries = indexCities().get(`${foldName(name)}|${state}`);
  if (!entries) return undefined;
  // The median, not the mean: a few ZIP codes of large mailers stand far from their city.
  const middle = (pick: (entry: ZipEntry) => number): number =>
    entries.map(pick).sort((a, b) => a - b)[entries.length >> 1]!;
  const { city } = entries[0]!;
  return {
    label: `${city}, ${state}`,
    city,
    state,
    country: 'US',
    latitude: middle(({ latitude }) => latitude),
    longitude: middle(({ longitude }) => longitude),
    precision: 'city',
  };
}
