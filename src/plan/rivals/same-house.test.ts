import { expect, it } from 'vitest';
import { isSameHouse } from './same-house.ts';

it.each([
  ['Lakeshore Health System', 'Lakeshore Medical Center', true],
  ['Fairview Police Department', 'City of Fairview', true],
  ['LMC Health', 'Lakeshore Medical Center', true],
  ['Mercy', 'Lakeshore Medical Center', false],
  ['Public Health Trust', 'the employer', false],
])('%s and %s', (name, employer, isSame) => {
  expect(isSameHouse(name, employer)).toBe(isSame);
});
