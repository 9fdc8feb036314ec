import { expect, it } from 'vitest';
import { findNation } from './nation.ts';

const at = (given: string, latitude: number, longitude: number, precision = 'city') => ({
  place: {
    given,
    label: given,
    country: 'GB',
    resolved: { country: 'GB', latitude, longitude, precision },
  },
});

it('knows the nation by its name before anything else', () => {
  expect(findNation(at('Cardiff, Wales', 51.48, -3.18))).toBe('wales');
  expect(
    findNation({ place: { given: 'Wales', label: 'Wales', country: 'GB', resolved: null } }),
  ).toBe('wales');
  expect(findNation(at('England and Scotland', 55, -3))).toBeNull();
});

it.each([
  ['Newcastle upon Tyne', 54.97, -1.61, 'england'],
  ['Carlisle', 54.89, -2.94, 'england'],
  ['Berwick-upon-Tweed', 55.77, -2.0, 'england'],
  ['Workington', 54.64, -3.54, 'england'],
  ['Kelso', 55.6, -2.43, 'scotland'],
  ['Stranraer', 54.9, -5.03, 'scotland'],
  ['Campbeltown', 55.42, -5.6, 'scotland'],
  ['Belfast', 54.6, -5.93, 'northern_ireland'],
] as const)('%s lies where the map has it', (town, latitude, longitude, nation) => {
  expect(findNation(at(town, latitude, longitude))).toBe(nation);
});

it('does not guess where only the country is known, nor abroad', () => {
  expect(findNation(at('United Kingdom', 54, -2, 'country'))).toBeNull();
  expect(
    findNation({ place: { given: 'Perth', label: 'Perth', country: 'AU', resolved: null } }),
  ).toBeNull();
});
