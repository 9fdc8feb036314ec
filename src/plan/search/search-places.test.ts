import { expect, it } from 'vitest';
import { findRemoteRegion, listOtherSites, listPlaces, withStates } from './search-places.ts';
import { sourceOf } from '../testing/source-of.ts';

const site = (name: string) => ({ name, address: null, source: null as never });
const at = (names: readonly string[]) =>
  sourceOf([], {
    place: {
      given: 'Wexford',
      label: 'Wexford, Ireland',
      country: 'IE',
      resolved: { city: 'Wexford', country: 'IE', lat: 52.33, lon: -6.46 },
    } as never,
    area: null,
    sites: names.map(site),
  }).brief;

it('searches in every town of work that the text names', () => {
  expect(listOtherSites(at(['Wexford', 'Tagoat']))).toEqual(['Tagoat']);
  expect(listPlaces(at(['Wexford', 'Tagoat'])).places.slice(0, 2)).toEqual(['Wexford', 'Tagoat']);
});

it('takes no name of a house for a town', () => {
  expect(listOtherSites(at(['Riverside House', 'Northgate']))).toEqual([]);
});

it('searches for a town by the name that its people write, too', () => {
  const { brief } = sourceOf([], {
    place: {
      given: 'Turin',
      label: 'Turin, Italy',
      country: 'IT',
      resolved: { city: 'Turin', country: 'IT', lat: 45.07, lon: 7.69 },
    } as never,
    area: null,
    sites: [],
  });
  expect(listPlaces(brief).places.slice(0, 2)).toEqual(['Turin', 'Torino']);
});

it('says the state of a town that has namesakes, and of no other', () => {
  const { brief } = sourceOf([], {
    place: {
      given: 'Newark, DE',
      label: 'Newark, DE',
      country: 'US',
      resolved: { city: 'Newark', state: 'DE', country: 'US', latitude: 39.68, longitude: -75.75 },
    } as never,
  });
  expect(withStates(brief, ['Newark', 'Philadelphia', 'Delaware'])).toEqual([
    'Newark, Delaware',
    'Philadelphia',
    'Delaware',
  ]);
});

it('puts the town of the job into no other state that has a town of its name', () => {
  const { brief } = sourceOf([], {
    place: {
      given: 'Hopkinton, MA',
      label: 'Hopkinton, MA',
      country: 'US',
      resolved: {
        city: 'Hopkinton',
        state: 'MA',
        country: 'US',
        latitude: 42.23,
        longitude: -71.52,
      },
    } as never,
  });
  expect(withStates(brief, ['Hopkinton'])[0]).not.toContain('Rhode Island');
});

it('hears the part of a country from which somebody works remotely', () => {
  const brief = {
    workType: 'remote',
    place: { given: 'Remote', label: 'Remote', country: 'US', resolved: null },
    facts: [{ kind: 'schedule', text: 'Remote from anywhere on the West Coast' }],
  } as unknown as Parameters<typeof findRemoteRegion>[0];
  expect(findRemoteRegion(brief)).toBe('West Coast');
  expect(findRemoteRegion({ ...brief, workType: 'on-site' })).toBeNull();
});
