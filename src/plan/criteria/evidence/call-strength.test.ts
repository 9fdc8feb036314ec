import { expect, it } from 'vitest';
import { measureCall } from './call-strength.ts';

const measure = measureCall(['communication', 'wound care', 'EMT', 'shifts']);

it('takes a telling word for more than one that every trade knows', () => {
  expect(measure('Wound care on the ward')).toBe(1);
  expect(measure('Good communication')).toBeLessThan(0.5);
});

it('hears less in what a long line says in passing', () => {
  const passing = measure(
    'Prepare rooms, order stock, keep the records of the week and, where somebody asks, help with wound care',
  );
  expect(passing).toBeGreaterThan(0);
  expect(passing).toBeLessThan(measure('Wound care'));
});

it('knows whole words, acronyms by their capitals and the singular', () => {
  expect(measure('A temptation')).toBe(0);
  expect(measure('emt bags')).toBe(0);
  expect(measure('EMT bags')).toBe(1);
  expect(measure('One late shift a week')).toBeGreaterThan(0);
});
