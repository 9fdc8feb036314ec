import { expect, it } from 'vitest';
import { unshoutName } from './unshout-name.ts';

it.each([
  ['HARROW FAMILY CLINIC LLC', 'Harrow Family Clinic LLC'],
  ['DELL BROTHERS PLUMBING, INC.', 'DELL Brothers Plumbing, Inc.'],
  ['BANK OF THE NORTHERN ISLES', 'Bank of the Northern Isles'],
  ['KMX LOGISTICS LTD', 'KMX Logistics Ltd'],
])('writes a shouted name as names are written: %s', (shouted, name) => {
  expect(unshoutName(shouted)).toBe(name);
});

it.each(['IKEA', 'FOOTLINE', 'BBC NEWS', 'Harrow CLINIC', 'RTX'])(
  'leaves %s as its owner writes it',
  (name) => {
    expect(unshoutName(name)).toBe(name);
  },
);
