import { expect, it } from 'vitest';
import { findPayScale, sayPayCustom } from './pay-customs.data.ts';

it('asks for the public scale of an employer that uses one', () => {
  expect(findPayScale('GB', 'Harrowshire NHS Foundation Trust', 'Porter')).toMatch(/band/);
  expect(findPayScale('US', 'Harrow County', 'Clerk')).toMatch(/salary schedule/);
  expect(findPayScale('GB', 'Harrow Freight', 'Porter')).toBeNull();
});

it('compares pay in the unit of the country', () => {
  expect(sayPayCustom('PH')).toMatch(/a month in PHP.*13th month/);
  expect(sayPayCustom('US')).toBeNull();
});
