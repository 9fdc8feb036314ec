import { expect, it } from 'vitest';
import { listHolidays } from './holidays.ts';

const names = (country: string, from: string, to: string): string[] =>
  listHolidays({ from, to, country }).map(({ day, name }) => `${day} ${name}`);

it('knows the holidays of a country, whatever rule they follow', () => {
  expect(names('PH', '2026-11-23', '2026-12-11')).toEqual([
    '2026-11-30 Bonifacio Day',
    '2026-12-08 the feast of the Immaculate Conception',
  ]);
  expect(names('ZA', '2026-12-14', '2026-12-18')).toEqual(['2026-12-16 the Day of Reconciliation']);
  expect(names('IE', '2027-03-29', '2027-03-29')).toEqual(['2027-03-29 Easter Monday']);
  expect(names('US', '2026-11-23', '2026-11-27')).toEqual(['2026-11-26 Thanksgiving']);
});

it('moves what falls on a weekend as the country does', () => {
  expect(names('GB', '2026-12-24', '2026-12-31')).toEqual([
    '2026-12-25 Christmas Day',
    '2026-12-28 Boxing Day',
  ]);
  expect(names('GB', '2027-12-27', '2027-12-31')).toEqual([
    '2027-12-27 Christmas Day',
    '2027-12-28 Boxing Day',
  ]);
  expect(names('US', '2026-07-01', '2026-07-07')).toEqual(['2026-07-03 Independence Day']);
});

it('keeps the two days that nearly all keep where a country is not known', () => {
  expect(names('XX', '2026-12-20', '2027-01-03')).toHaveLength(2);
});
