import { expect, it } from 'vitest';
import { readSubHeading } from './sub-heading.ts';

it.each(['Inventory', 'Customer care', 'Leadership & Team Development'])('%s', (heading) => {
  expect(readSubHeading({ role: 'duty', heading })).toBe(heading);
});

it.each([
  'Responsibilities',
  'You will own the brand plan',
  'Location: Leeds',
  'This includes',
  'About us',
])('"%s" names no part of the work', (heading) => {
  expect(readSubHeading({ role: 'duty', heading })).toBeUndefined();
});
