import { describe, expect, it } from 'vitest';
import { readNumber } from './number.ts';

describe('readNumber', () => {
  it.each([
    ['95,000.00', 95_000],
    ['1,234.5', 1234.5],
    ['52.000', 52_000],
    ['1.234,56', 1234.56],
    ['14,50', 14.5],
    ['14.50', 14.5],
    ['1 900', 1900],
    ["95'000", 95_000],
    ['12,00,000', 1_200_000],
    ['.55', 0.55],
    ['0.625', 0.625],
    ['45', 45],
  ])('reads %s', (written, value) => {
    expect(readNumber(written)).toBe(value);
  });

  it('takes a point for a decimal point where the currency says so', () => {
    expect(readNumber('27.412', true)).toBe(27.412);
  });
});
