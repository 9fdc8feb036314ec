import { expect, it } from 'vitest';
import { inferCountry } from './infer-country.ts';

it.each([
  ['A 401(k) with a match of 4%', 'US'],
  ['We follow federal and state laws on lending', 'US'],
  ['Returns to HMRC and a Cycle to Work plan', 'GB'],
  ['A valid KRA certificate', 'KE'],
])('is sure of the country of "%s"', (text, country) => {
  expect(inferCountry(text)).toEqual({ country, isSure: true });
});

it('takes papers that others have too for a likelihood only', () => {
  expect(inferCountry("An associate's degree in fine arts")).toEqual({
    country: 'US',
    isSure: false,
  });
});

it('says nothing where the laws of two countries are named', () => {
  expect(inferCountry('Payroll with HMRC and a 401(k) for our people in Ohio')).toBeNull();
});
