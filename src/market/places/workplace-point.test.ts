import { expect, it } from 'vitest';
import { listNearbyTowns } from './nearby-towns.ts';
import { resolvePlace } from './resolve-place.ts';
import { findWorkplacePoint } from './workplace-point.ts';

const point = (text: string, house: string) => {
  const found = resolvePlace(text);
  if (found.kind !== 'place') throw new Error(`${text} was not found`);
  return findWorkplacePoint({
    title: { given: 'Barista', clean: 'Barista', singular: 'barista' },
    place: { given: text, label: text, country: 'US', resolved: found.place },
    workplace: { text: house, source: { from: 'organization', field: 'description' } },
  } as unknown as Parameters<typeof findWorkplacePoint>[0]);
};

it('measures the way to an airport from the airport', () => {
  const towns = listNearbyTowns(point('Denver, CO', 'Concourse B, DEN Airport')!, 3);
  const names = towns.map(({ name }) => name);
  expect(names).toContain('Aurora');
  expect(names).not.toContain('Lakewood');
});

it('measures the way to any other house from its city', () => {
  expect(point('Denver, CO', 'Union Station')?.longitude).toBeCloseTo(-104.98, 1);
});

it('takes no airport of another city', () => {
  expect(point('Lincoln, NE', 'Lincoln Airport')?.latitude).toBeCloseTo(40.8, 1);
});
