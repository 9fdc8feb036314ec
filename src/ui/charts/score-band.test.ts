import { describe, expect, it } from 'vitest';

import { chooseScoreBand, chooseStep } from './score-band.ts';

describe('chooseScoreBand', () => {
  it.each([
    [0, 'green'],
    [3, 'green'],
    [3.4, 'green'],
    [3.5, 'yellow'],
    [4, 'yellow'],
    [6.4, 'yellow'],
    [6.5, 'red'],
    [10, 'red'],
  ])('%f is %s', (score, band) => {
    expect(chooseScoreBand(score)).toBe(band);
  });
});

describe('chooseStep', () => {
  it('has five steps', () => {
    expect([0, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(chooseStep)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });
});
