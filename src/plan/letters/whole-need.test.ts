import { expect, it } from 'vitest';
import { isWholeNeed } from './whole-need.ts';

it.each([
  'two years of experience with tide tables',
  "a boatman's licence or a diploma in rope work",
  'a background check',
])('tells %s', (need) => {
  expect(isWholeNeed(need)).toBe(true);
});

it.each([
  'for the education and experience requirements',
  'at least seven years of technical',
  'Larkmoor Ferries has an opening for a qualified purser',
  'Deckhand D4 - one year on open water',
  'a certificate of completion for the Larkmoor',
])('does not tell %s', (need) => {
  expect(isWholeNeed(need)).toBe(false);
});
