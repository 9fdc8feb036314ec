import { describe, expect, it } from 'vitest';
import { readFlag, readFraction, readNumber, readPercent, readScore } from './number.ts';

describe('reading numbers', () => {
  it.each([
    [7.1, 7.1],
    ['7.1 of 10', 7.1],
    ['about 1,200 people', 1200],
    ['-3', -3],
    ['.5', 0.5],
    ['none', null],
    ['', null],
    [{}, null],
    [Number.NaN, null],
  ])('reads %j as %j', (value, number) => {
    expect(readNumber(value)).toBe(number);
  });

  it('reads shares from fractions and percentages', () => {
    expect([0.6, '60%', 60, '0.6', '0.5%', 1, -1, 900].map(readFraction)).toEqual([
      0.6, 0.6, 0.6, 0.6, 0.005, 1, 0, 1,
    ]);
  });

  it('keeps scores and percentages within their scales', () => {
    expect([12, -1, '8/10', null].map(readScore)).toEqual([10, 0, 8, null]);
    expect([120, '82%', []].map(readPercent)).toEqual([100, 82, null]);
  });

  it('reads no more than is shown: tenths', () => {
    expect([7.96, '7.94'].map(readScore)).toEqual([8, 7.9]);
    expect([74.9, 74.96].map(readPercent)).toEqual([74.9, 75]);
    expect([0.7004, '70.04%', 0.7006].map(readFraction)).toEqual([0.7, 0.7, 0.701]);
  });

  it('reads flags', () => {
    expect([true, 'Yes', 'true', 'No license', 1].filter((value) => !readFlag(value))).toEqual([]);
    expect([false, 'no', 'None.', 'N/A', 'false', ' ', 0, null, {}].filter(readFlag)).toEqual([]);
  });
});
