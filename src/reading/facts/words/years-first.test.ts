import { describe, expect, it } from 'vitest';
import { joinYears, putYearsFirst } from './years-first.ts';

describe('years at the end of a line', () => {
  it.each([
    ['Filing of claims – 10 years', '10 years of filing of claims'],
    ['Leading small audits – 3+ years', '3+ years of leading small audits'],
    ['Experience mapping coastlines 1 year', '1 year of experience mapping coastlines'],
    ['Fortran - 5 years', '5 years of experience with Fortran'],
    ['Background in marine insurance – 8 years', 'An 8-year background in marine insurance'],
  ])('%s', (text, expected) => {
    expect(putYearsFirst(text)).toBe(expected);
  });

  it.each([
    'One year of filing in the last 5 years',
    'A clean record for 3 years',
    'Nursing degree, 4 years',
    'Must be 18 years',
  ])('leaves "%s" as it is', (text) => {
    expect(putYearsFirst(text)).toBeUndefined();
  });
});

describe('years before a thing', () => {
  it.each([
    ['2 to 4 years Kiln repairs', '2 to 4 years of experience in kiln repairs'],
    ['3+ years managing crews', '3+ years of experience managing crews'],
    ['1 year NHS', '1 year of experience in NHS'],
  ])('%s', (text, expected) => {
    expect(joinYears(text)).toBe(expected);
  });

  it.each(['5 years in glass', '4 years kiln experience', '3 years clean licence', '2 years'])(
    'leaves "%s" as it is',
    (text) => {
      expect(joinYears(text)).toBeUndefined();
    },
  );
});
