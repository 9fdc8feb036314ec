import { describe, expect, it } from 'vitest';

import { cutPie } from './pie-slices.ts';

describe('cutPie', () => {
  it('cuts nothing from nothing', () => {
    expect(cutPie([])).toEqual([]);
    expect(cutPie([{ label: 'a', value: 0 }])).toEqual([]);
    expect(cutPie([{ label: 'a', value: -1 }])).toEqual([]);
  });

  it('shares the whole, also when the parts do not sum to one', () => {
    const slices = cutPie([
      { label: 'a', value: 0.5 },
      { label: 'b', value: 0.5 },
      { label: 'c', value: 1 },
    ]);
    expect(slices.map(({ share }) => share)).toEqual([0.25, 0.25, 0.5]);
  });

  it('begins at the top and goes clockwise', () => {
    const [first] = cutPie([
      { label: 'a', value: 1 },
      { label: 'b', value: 3 },
    ]);
    expect(first?.path).toBe('M50 50L50 2A48 48 0 0 1 98 50Z');
  });

  it('draws one part as a whole circle and leaves out empty ones', () => {
    const slices = cutPie([
      { label: 'a', value: 0 },
      { label: 'b', value: 2 },
    ]);
    expect(slices).toHaveLength(1);
    expect(slices[0]?.path).not.toContain('NaN');
  });
});
