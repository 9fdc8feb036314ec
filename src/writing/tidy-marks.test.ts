import { expect, it } from 'vitest';
import { tidyMarks } from './tidy-marks.ts';

it.each([
  ['Nets, , ropes and buoys', 'Nets, ropes and buoys'],
  ['Nets , ropes and buoys', 'Nets, ropes and buoys'],
  ['Gear including, nets and ropes', 'Gear including nets and ropes'],
  ['Paid weekly*.', 'Paid weekly.'],
  ['Pier 4, Dock Ave..', 'Pier 4, Dock Ave.'],
  ['And so on ...', 'And so on ...'],
  ['Deck hand📍 job', 'Deck hand job'],
  ['O*NET 29', 'O*NET 29'],
])('%s', (text, tidy) => {
  expect(tidyMarks(text)).toBe(tidy);
});
