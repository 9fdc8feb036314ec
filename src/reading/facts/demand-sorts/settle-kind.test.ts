import { expect, it } from 'vitest';
import { settleKind } from './settle-kind.ts';

it.each([
  ['skill', 'Must reside in the county', 'authorization'],
  ['skill', 'Must relocate before starting work', 'authorization'],
  ['skill', 'Must be a 1-hour drive from the harbor (not negotiable)', 'authorization'],
  ['skill', 'Computer with internet access', 'other'],
  ['skill', 'Post-secondary education is required', 'education'],
  ['skill', 'Own laptop and reliable internet', 'other'],
  [
    'licence',
    'Proven track record of achieving ISO 27001 certification for a freight firm',
    'experience',
  ],
] as const)('a %s "%s" is of the kind %s', (kind, text, settled) => {
  expect(settleKind(kind, text)).toBe(settled);
});

it.each([
  ['skill', 'Vehicle weights and legal limits'],
  ['skill', 'Computer software skills'],
  ['skill', 'Car sales and customer follow-up'],
  ['skill', 'Writing clean code is required'],
  ['skill', 'Live up to our promises'],
  ['skill', 'Knowledge of kilns'],
  ['licence', 'Valid forklift license'],
  ['duty', 'Relocate stock before the season'],
] as const)('a %s "%s" stays one', (kind, text) => {
  expect(settleKind(kind, text)).toBe(kind);
});
