import { expect, it } from 'vitest';
import { asChance } from './list-good.ts';

it.each([
  ['Binders may also receive a discretionary bonus each spring', 'the chance of a bonus'],
  ['You are eligible for our yearly bonus', 'the chance of a bonus'],
  ['We pay a bonus each spring', 'a bonus'],
])('%s', (quote, said) => {
  expect(asChance({ kind: 'bonus', phrase: 'a bonus', quote })).toBe(said);
});
