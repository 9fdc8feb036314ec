import { expect, it } from 'vitest';

import { placeContributions } from './place-contributions.ts';

it('begins each part where the one before ended', () => {
  expect(placeContributions([3, 1.5, 0.5], 10)).toEqual([
    { from: 0, width: 30 },
    { from: 30, width: 15 },
    { from: 45, width: 5 },
  ]);
});

it('goes back by what is taken away', () => {
  expect(placeContributions([0.3, 0.1, -0.05], 1)).toEqual([
    { from: 0, width: 30 },
    { from: 30, width: 10 },
    { from: 35, width: 5 },
  ]);
});

it('stays on the scale', () => {
  expect(placeContributions([0.8, 0.6, -2], 1)).toEqual([
    { from: 0, width: 80 },
    { from: 80, width: 20 },
    { from: 0, width: 100 },
  ]);
});
