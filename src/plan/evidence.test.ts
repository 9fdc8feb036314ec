import { expect, it } from 'vitest';
import { isSameMatter } from './evidence.ts';

it('backs a point only with the same kind of fact in a word of its own', () => {
  expect(isSameMatter('Training that is paid for', 'Ongoing product training')).toBe(true);
  expect(isSameMatter('A company that plans ahead', 'Health Savings Account of the company')).toBe(
    false,
  );
  expect(isSameMatter('Causes mended', '5 years in data engineering')).toBe(false);
});
