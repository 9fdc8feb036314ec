import { describe, expect, it } from 'vitest';
import { readCandidateScoring } from './content.ts';
import { candidateScoringSample } from './sample.ts';
import { chooseTierHue, expectedDistribution, findTierKey } from './tier-look.ts';

describe('chooseTierHue', () => {
  it.each([
    [100, 'green'],
    [75, 'green'],
    [74.9, 'blue'],
    [50, 'blue'],
    [49, 'yellow'],
    [25, 'yellow'],
    [24, 'red'],
    [0, 'red'],
    [null, 'grey'],
  ])('%s is %s', (match, hue) => {
    expect(chooseTierHue(match)).toBe(hue);
  });
});

describe('findTierKey', () => {
  it('finds the key that was stored', () => {
    const names = readCandidateScoring(candidateScoringSample).candidateComparisonGrid;
    expect(names.map(({ label }) => findTierKey(label))).toEqual(
      Object.keys(candidateScoringSample.candidateComparisonGrid),
    );
    expect(findTierKey('Other')).toBeUndefined();
  });
});

describe('expectedDistribution', () => {
  it('is a whole', () => {
    expect(expectedDistribution.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });
});
