import { describe, expect, it } from 'vitest';
import { isFigure, shareWidth } from './table-measures.ts';

const measure = (word: string) => word.length * 5;

describe('widths of columns', () => {
  it('never breaks a word that has room', () => {
    const [time = 0, text = 0] = shareWidth(
      { columns: ['Time', 'Approach'], rows: [['5%', 'word '.repeat(60)]], width: 400 },
      measure,
    );
    expect(time).toBeGreaterThanOrEqual(20);
    expect(text).toBeGreaterThan(time);
    expect(time + text).toBeCloseTo(400);
  });

  it('lets the longest words give way when there is no room for all', () => {
    const widths = shareWidth(
      { columns: ['A', 'x'.repeat(500)], rows: [['short', 'y'.repeat(900)]], width: 400 },
      measure,
    );
    expect(widths[0]).toBeCloseTo(25);
    expect(widths[1]).toBeCloseTo(375);
  });
});

it('knows figures from words', () => {
  expect(['37%', '$240,000 - 290,000', '3/5'].every(isFigure)).toBe(true);
  expect(['none', '3 people', ''].some(isFigure)).toBe(false);
});
