import { expect, it } from 'vitest';
import { governsRow } from './governs-row.ts';

it.each([
  'Performs tasks of harbor programs including fees and storage; berth matters; disputes and claims; and training and rescue',
  'Run the stores, such as rope and paint; lamps; spare parts',
])('keeps things under their verb: %s', (line) => {
  expect(governsRow(line)).toBe(true);
});

it.each([
  'Repairs winches; cleans pumps; counts rope',
  'Performs tasks including fees; answers calls; counts rope',
  'Winches; pumps; rope',
])('leaves a row of duties: %s', (line) => {
  expect(governsRow(line)).toBe(false);
});
