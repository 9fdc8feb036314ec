import { expect, it } from 'vitest';
import { findEmployers } from './employers.ts';

const employers = { us: ['Allied', 'Securitas', 'GardaWorld'], gb: ['Mitie', 'G4S', 'OCS'] };

it.each([
  ['US', employers.us],
  ['GB', employers.gb],
  ['FR', []],
  [null, []],
])('finds the employers of a country: %s', (country, names) => {
  expect(findEmployers({ employers }, country)).toEqual(names);
});
