import { expect, it } from 'vitest';
import { toDutyWords } from './duty-words.ts';
import { listTellingWords, weighDuties } from './weigh-duties.ts';

const nursing = toDutyWords(
  'Assess patients, administer medication, document care plans in the medical record, educate families, and work with physicians on the nursing unit of the hospital.',
);

it('finds the group of the work from its words', () => {
  const shares = weighDuties(nursing)!;
  const [first] = [...shares].toSorted(([, a], [, b]) => b - a);
  expect(first?.[0]).toBe('29-1');
  expect([...shares.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1);
});

it('names the words that tell it', () => {
  expect(listTellingWords(nursing, '29-1', 5)).toContain('patient');
});

it('says nothing about a handful of words', () => {
  expect(weighDuties(toDutyWords('Various duties'))).toBeNull();
});
