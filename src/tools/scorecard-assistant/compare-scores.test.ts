import { describe, expect, it } from 'vitest';
import {
  averageScore,
  chooseAverageVariant,
  chooseScoreHue,
  countStrongAreas,
  tabulateGrid,
} from './compare-scores.ts';

describe('chooseScoreHue', () => {
  it.each([
    [10, 'green', 'default'],
    [8, 'green', 'default'],
    [7.9, 'yellow', 'secondary'],
    [6, 'yellow', 'secondary'],
    [5.9, 'red', 'destructive'],
    [0, 'red', 'destructive'],
  ])('%f is %s', (score, hue, variant) => {
    expect(chooseScoreHue(score)).toBe(hue);
    expect(chooseAverageVariant(score)).toBe(variant);
  });
});

describe('averageScore', () => {
  it('leaves out what nobody scored', () => {
    expect(averageScore([9, null, 6])).toBe(7.5);
    expect(averageScore([8, 8, 7.9])).toBe(8);
    expect(averageScore([null])).toBeNull();
    expect(averageScore([])).toBeNull();
  });
});

describe('tabulateGrid', () => {
  it('writes N/A for a missing score and ends with the averages', () => {
    const grid = {
      headers: ['Judgment', 'Handoff'],
      candidates: [
        { name: 'A', scores: [9, 8] },
        { name: 'B', scores: [6, null] },
      ],
    };
    expect(tabulateGrid(grid)).toEqual({
      columns: ['Criterion', 'A', 'B'],
      rows: [
        ['Judgment', '9', '6'],
        ['Handoff', '8', 'N/A'],
        ['Average', '8.5', '6'],
      ],
    });
    expect(countStrongAreas([9, 8, 7, null])).toBe(2);
  });
});
