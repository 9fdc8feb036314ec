import { expect, it } from 'vitest';
import { dropFrontManner, ratePull } from './rate-pull.ts';

it('puts figures, people and what is owned before checks, tidying and airy words', () => {
  const drawing = ratePull('You would lead a crew of 14 across 30 canal locks.');
  const plain = ratePull('paint the lock gates');
  const dull = ratePull('carefully verify the alignments of the gates');
  expect(drawing).toBeGreaterThan(plain);
  expect(plain).toBeGreaterThan(dull);
  expect(ratePull('uphold strong governance across the yard')).toBeLessThan(0);
  expect(ratePull('prepare work areas for painting')).toBeLessThan(0);
});

it('leaves out how well a thing is done', () => {
  expect(dropFrontManner('Quickly and safely splice ropes')).toBe('Splice ropes');
  expect(dropFrontManner('neatly cut the sails')).toBe('cut the sails');
  expect(dropFrontManner('Supply the boats')).toBe('Supply the boats');
});
