import { expect, it } from 'vitest';
import { asksForYears, countYears } from './years.ts';

it.each([
  ['3+ years of experience in payroll', 3],
  ['Minimum of two (2) years in a bakery', 2],
  ['Requirements8+ years of experience in weaving', 8],
  ['Six months experience as a line cook', 0.5],
])('"%s" asks for %d years', (text, years) => {
  expect(asksForYears({ text, kind: 'experience' })).toBe(true);
  expect(countYears(text)).toBe(years);
});

it.each(['18 years of age', 'Working within 2 years of the start date', 'Experience in payroll'])(
  '"%s" asks for no time in the work',
  (text) => {
    expect(asksForYears({ text, kind: 'experience' })).toBe(false);
  },
);
