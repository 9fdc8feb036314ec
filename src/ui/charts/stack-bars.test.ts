import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { stackBars } from './stack-bars.ts';

describe('stackBars', () => {
  it('stands the segments on each other', () => {
    const [bar] = stackBars([{ label: 'Email', values: [0.5, 0.1, 0.2] }], 200);
    expect(bar).toMatchObject({ isScaled: false });
    expect(bar?.segments.map(({ y, height }) => [Math.round(y), Math.round(height)])).toEqual([
      [100, 100],
      [80, 20],
      [40, 40],
    ]);
  });

  it('writes a figure only above 8 percent', () => {
    const [bar] = stackBars([{ label: 'x', values: [0.08, 0.081, 0.5] }], 100);
    expect(bar?.segments.map(({ hasLabel }) => hasLabel)).toEqual([false, true, true]);
  });

  it('scales what is taller than the chart and keeps its figures', () => {
    const [bar] = stackBars([{ label: 'x', values: [0.95, 0.5, 0.85] }], 100);
    expect(bar?.isScaled).toBe(true);
    expect(bar?.segments.map(({ percent }) => percent)).toEqual([95, 50, 85]);
    expect(bar?.segments.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(100);
  });

  it('leaves out what is zero or unknown', () => {
    expect(stackBars([{ label: 'x', values: [null, 0, 0.4] }], 100)[0]?.segments).toHaveLength(1);
  });

  it('never leaves the chart', () => {
    const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(fc.array(share, { maxLength: 3 }), (values) => {
        const [bar] = stackBars([{ label: 'x', values }], 240);
        for (const { y, height } of bar?.segments ?? []) {
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y + height).toBeLessThanOrEqual(240.001);
        }
      }),
    );
  });
});
