import { expect, it } from 'vitest';
import { toGridTime } from './clock-words.ts';

it.each([
  ['about three in the afternoon', '3PM'],
  ['just after seven in the evening', '5PM'],
  ['a quarter past nine in the morning', '9AM'],
  ['over lunch', '1PM'],
  ['late morning', '11AM'],
  ['between services', '11AM'],
  ['just after five', '5PM'],
])('puts "%s" at %s', (words, time) => {
  expect(toGridTime(words)).toBe(time);
});
