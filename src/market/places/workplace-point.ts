import type { Brief } from '#shared/brief.ts';
import { airports } from './data/airports.data.ts';
import { type Coordinates, measureMiles } from './place.ts';

type Airport = Coordinates & { code: string };

const known: readonly Airport[] = airports
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', latitude, longitude] = line.split(' ');
    return { code, latitude: Number(latitude), longitude: Number(longitude) };
  });

/** Farther out an airport is that of another city. */
const mostMiles = 45;

type Named = Pick<Brief, 'place' | 'title'> & Partial<Pick<Brief, 'workplace' | 'sites'>>;

/**
 * The point that journeys are measured from: the workplace where the text names one apart from the middle of its city,
 * as an airport is; the place of the job otherwise.
 */
export function findWorkplacePoint(brief: Named): Named['place']['resolved'] {
  const { resolved, given } = brief.place;
  if (resolved === null) return null;
  const said = [
    given,
    brief.title.given,
    brief.workplace?.text ?? '',
    ...(brief.sites ?? []).map(({ name }) => name),
  ].join(' | ');
  const near = known
    .map((airport) => ({ airport, miles: measureMiles(resolved, airport) }))
    .filter(({ miles }) => miles <= mostMiles)
    .toSorted((a, b) => a.miles - b.miles);
  const coded = near.find(({ airport }) => new RegExp(`\\b${airport.code}\\b`).test(said));
  const found = /\bairport\b/i.test(said) ? (coded ?? near[0]) : undefined;
  return found
    ? { ...resolved, latitude: found.airport.latitude, longitude: found.airport.longitude }
    : resolved;
}
