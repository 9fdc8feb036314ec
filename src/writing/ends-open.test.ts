import { expect, it } from 'vitest';
import { endsOpen } from './ends-open.ts';

it.each(['Bake for the', 'Runs the ovens, including', 'We meet in our', 'Flour and'])(
  'waits for a word: %s',
  (text) => {
    expect(endsOpen(text)).toBe(true);
  },
);

it.each(['Bake bread', 'Driving licence of Class A', 'A banana'])('is whole: %s', (text) => {
  expect(endsOpen(text)).toBe(false);
});
