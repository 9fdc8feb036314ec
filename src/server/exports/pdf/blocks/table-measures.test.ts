import { describe, expect, it } from 'vitest';
import { shareWidth } from './table-measures.ts';

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
