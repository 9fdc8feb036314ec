import { expect, it } from 'vitest';
import { joinInfinitives } from './join-infinitives.ts';

it.each([
  ['Trim the lamps and to develop new signals', 'Trim the lamps and develop new signals'],
  ['Greet pilots and to increase fares', 'Greet pilots and increase fares'],
  ['Learn about tides, and to maintain boats', 'Learn about tides, and maintain boats'],
])('lets the second verb follow the first: %s', (text, joined) => {
  expect(joinInfinitives(text)).toBe(joined);
});

it.each([
  'Work with us to trim lamps and to maintain boats',
  'Give advice to pilots and to ships',
  'Report on ships and to pilots',
])('keeps what hangs on another word: %s', (text) => {
  expect(joinInfinitives(text)).toBe(text);
});
