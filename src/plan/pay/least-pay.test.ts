import { expect, it } from 'vitest';
import { findLeast, findLeastHour } from './least-pay.ts';
import { sourceOf } from '../testing/source-of.ts';

const paid = (country: string, min: number | null, currency: string, jobZone = 2) => ({
  ...sourceOf([], {
    place: { country } as never,
    pay: (min === null ? null : { min, max: min, period: 'hour', currency, hourly: null }) as never,
    seniority: { level: null, years: null } as never,
  }),
  market: { profile: { jobZone, soc: null } } as never,
});

it('says where the pay stands, and that the rate changes before the start', () => {
  const late = findLeast(paid('IE', 14.65, 'EUR'), '2027-01-11');
  expect(late?.stands).toBe('€0.50 above the legal minimum');
  expect(late?.change).toBe('the rate of 1 January 2027 must be checked before publishing');
  expect(late?.row).toContain(late?.change);
  expect(findLeast(paid('IE', 14.65, 'EUR'), '2026-12-14')?.change).toBeNull();
  expect(findLeast(paid('GB', 12.71, 'GBP'), '2027-01-11')?.change).toBeNull();
  expect(findLeast(paid('GB', 12.71, 'GBP'), '2027-04-05')?.change).toContain('1 April 2027');
});

it('compares nothing far above the least, and no pay that is not stated', () => {
  expect(findLeast(paid('IE', 40, 'EUR'), null)).toBeNull();
  expect(findLeast(paid('IE', null, 'EUR'), null)?.stands).toBeNull();
  expect(findLeast(paid('IE', null, 'EUR', 4), null)).toBeNull();
  expect(findLeast(paid('DE', 13, 'EUR'), null)?.isBelow).toBe(true);
});

it('sets the rate of apprentices beside the pay of one, and no other', () => {
  const learns = (country: string, min: number | null, currency: string) => {
    const source = paid(country, min, currency, 4);
    const title = { given: 'Apprentice Glazier', clean: '', singular: '' };
    return { ...source, brief: { ...source.brief, title } };
  };
  expect(findLeast(learns('GB', null, 'GBP'), null)?.row).toContain('£8 an hour');
  expect(findLeast(learns('GB', 8.5, 'GBP'), null)?.isBelow).toBe(false);
  expect(findLeast(learns('DE', null, 'EUR'), null)).toBeNull();
});

it('knows what a state of the United States sets, and of other states only where to look', () => {
  const inState = (state: string, min: number) => {
    const source = paid('US', min, 'USD');
    const place = { ...source.brief.place, resolved: { country: 'US', state } as never };
    return { ...source, brief: { ...source.brief, place } };
  };
  expect(findLeast(inState('CA', 17), null)?.stands).toBe('$0.10 above the legal minimum');
  expect(findLeast(inState('CA', 17), '2027-02-01')?.change).toContain('January 1, 2027');
  expect(findLeast(inState('TX', 8), '2027-02-01')?.change).toBeNull();
  expect(findLeast(inState('OR', 17), null)).toBeNull();
  expect(findLeastHour(inState('New York', 17))).toBe(16);
});
