import { expect, it } from 'vitest';
import { readMayBeAsked } from './may-be-asked.ts';

it.each([
  [
    'May be required to assists in trimming lamps as necessary to keep ships safe',
    'Assist in trimming lamps as necessary to keep ships safe',
  ],
  ['You may also be asked to train new keepers', 'Train new keepers when required'],
])('reads a duty that comes up at times: %s', (line, duty) => {
  expect(readMayBeAsked(line)).toBe(duty);
});

it.each([
  'May be required to work weekends and nights',
  'May be required to travel to other lighthouses',
  'May be required to lift 50 pounds',
  'May be required',
  'Is required to train new keepers',
])('leaves terms and demands alone: %s', (line) => {
  expect(readMayBeAsked(line)).toBeUndefined();
});
