import { expect, it } from 'vitest';
import { readPromise } from './promises.ts';

it.each([
  [
    'Have the unique opportunity to run a kiln of your own',
    'Opportunity to run a kiln of your own',
  ],
  ['Be given a rare and exciting chance to glaze vases', 'Chance to glaze vases'],
  ['Receive regular coaching from two potters', 'Regular coaching from two potters'],
  ['Be fully supported by two kiln hands', 'Fully supported by two kiln hands'],
  ['Follow a proven, simple glazing system', 'A proven, simple glazing system'],
  ['Meet our summer pottery team', null],
  ['Make an impact', null],
  ['Be part of a studio that values calm', null],
  ['Grow your career with us', null],
])('"%s" promises %j', (line, promise) => {
  expect(readPromise(line)).toBe(promise);
});

it.each([
  'Receive training requests and answer them',
  'Follow a proven recipe for each glaze',
  'Be guided tours host on Sundays',
  'Receive clay from the supplier for training days',
  'Join pipes, welding and testing each seam',
  'Meet our suppliers every month to agree prices',
  'Be part of the firing rota on Fridays',
  'Grow revenue in the shop',
])('"%s" is work', (line) => {
  expect(readPromise(line)).toBeUndefined();
});
