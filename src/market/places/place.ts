/** Somewhere people work, found in our tables. */
export type Place = {
  /** As shown to people: "Lansing, MI", "King County, WA", "Lyon, France". */
  label: string;
  city?: string | undefined;
  county?: string | undefined;
  /** Postal code of a US state or Canadian province. */
  state?: string | undefined;
  /** ISO 3166 two letters. */
  country: string;
  latitude: number;
  longitude: number;
  /** How exactly the coordinates stand for the place. */
  precision: 'zip' | 'city' | 'county' | 'state' | 'country';
};

export type Coordinates = Pick<Place, 'latitude' | 'longitude'>;

const EARTH_RADIUS_MILES = 3958.8;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in miles. */
export function measureMiles(a: Coordinates, b: Coordinates): number {
  const latitude = toRadians(b.latitude - a.latitude);
  const longitude = toRadians(b.longitude - a.longitude);
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(toRadians(a.latitude)) *
      Math.cos(toRadians(b.latitude)) *
      Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}
