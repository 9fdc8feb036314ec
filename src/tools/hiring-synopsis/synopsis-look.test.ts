import { describe, expect, it } from 'vitest';
import { chooseFitHue, chooseRequirementHue, orderSteps, rankProfiles } from './synopsis-look.ts';

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

describe('orderSteps', () => {
  it('puts the most pressing first, then the earliest, and leaves the rest as stored', () => {
    const steps = [
      { priority: 'High', due: '2026-11-25' },
      { priority: 'Low', due: '2026-11-01' },
      { priority: 'High', due: 'Next week' },
      { priority: ' critical ', due: '' },
      { priority: 'High', due: 'By 2026-11-23' },
      { priority: '', due: 'Soon' },
      { priority: 'Medium', due: '2026-11-20' },
      { priority: 'High', due: 'Later' },
    ];
    expect(orderSteps(steps).map(({ index }) => index)).toEqual([3, 4, 0, 2, 7, 6, 1, 5]);
  });
});
