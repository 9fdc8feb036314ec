import { measureMiles, type Coordinates } from '../places/place.ts';

/** Where nearly all work is paid well above the nation, as the metropolitan tables of the same survey show. */
const dear: readonly ({ name: string } & Coordinates)[] = [
  { name: 'the San Francisco Bay Area', latitude: 37.77, longitude: -122.42 },
  { name: 'Silicon Valley', latitude: 37.34, longitude: -121.89 },
  { name: 'Seattle', latitude: 47.61, longitude: -122.33 },
  { name: 'New York', latitude: 40.71, longitude: -74.01 },
  { name: 'Boston', latitude: 42.36, longitude: -71.06 },
  { name: 'Washington, DC', latitude: 38.9, longitude: -77.04 },
];
const reach = 25;

/** The dear region that a place lies in; null where pay is like that of the nation, or lower. */
export const findDearPlace = (place: (Coordinates & { country: string }) | null): string | null =>
  place?.country === 'US'
    ? (dear.find((one) => measureMiles(place, one) <= reach)?.name ?? null)
    : null;
