import { describe, expect, it } from 'vitest';
import { chooseFitHue, chooseRequirementHue, rankProfiles } from './synopsis-look.ts';

describe('chooseFitHue', () => {
  it.each([
    [100, 'green'],
    [85, 'green'],
    [84, 'yellow'],
    [75, 'yellow'],
    [74, 'red'],
  ])('%i is %s', (score, hue) => {
    expect(chooseFitHue(score)).toBe(hue);
  });
});

describe('chooseRequirementHue', () => {
  it.each([
    ['MANDATORY', 'red'],
    ['critical', 'orange'],
    ['HIGH', 'yellow'],
    ['PREFERRED', 'blue'],
    ['', 'blue'],
  ])('%s is %s', (requirement, hue) => {
    expect(chooseRequirementHue(requirement)).toBe(hue);
  });
});

describe('rankProfiles', () => {
  it('puts the best first and keeps the place in the list', () => {
    const ranked = rankProfiles([{ fitScore: 70 }, { fitScore: null }, { fitScore: 90 }]);
    expect(ranked.map(({ index }) => index)).toEqual([2, 0, 1]);
  });
});
