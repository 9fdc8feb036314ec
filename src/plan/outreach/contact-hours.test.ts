import { expect, it } from 'vitest';
import { toHours } from './contact-hours.ts';

it.each([
  ['Lunch break by text', 'noon to 1 PM'],
  ['After 6 PM, private phone', '6 to 8 PM'],
  ['Between 2:30 and 4:30 PM', '2:30 to 4:30 PM'],
  ['11 AM to 1 PM', '11 AM to 1 PM'],
  ['10 to 12 in the morning', '10 AM to noon'],
  ['after five, on the way home', '5 to 7 PM'],
  ['After 8 PM', '8 to 9 PM'],
])('"%s" is %s', (said, hours) => {
  expect(toHours(said)).toBe(hours);
});
