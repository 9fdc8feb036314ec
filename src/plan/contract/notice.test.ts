import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findNotice } from './notice.ts';
import { sourceOf } from '../testing/source-of.ts';

const notice = (country: string, jobZone: number, more: Partial<Brief> = {}): string =>
  findNotice({
    ...sourceOf([], {
      place: { country } as never,
      seniority: { level: null, years: null } as never,
      pay: null,
      ...more,
    }),
    market: { profile: { jobZone, soc: null } } as never,
  }).words;

const called = (given: string): Partial<Brief> => ({
  title: { given, clean: given, singular: given },
  employmentType: {
    text: given,
    source: { from: 'job', field: 'sourceText', quote: given, start: 0 },
  },
});

it('assumes the notice of the country, and none for shifts beside another job', () => {
  expect(notice('US', 4, called('Full-time'))).toBe('two weeks of notice');
  expect(notice('GB', 4, called('Full-time'))).toBe('one month of notice');
  expect(notice('US', 4, called('Per-diem'))).toBe('no notice');
});

it('assumes a shorter notice for what is soon learned, at entry level and near the least pay', () => {
  const paid = (min: number, level: string | null = null): Partial<Brief> => ({
    pay: { min, max: min, period: 'hour' } as never,
    seniority: { level, years: null } as never,
  });
  expect(notice('IE', 3, paid(14.5))).toBe('one week of notice');
  expect(notice('IE', 3, paid(45))).toBe('one month of notice');
  expect(notice('GB', 3, paid(13, 'manager'))).toBe('one month of notice');
  expect(notice('GB', 4, paid(45, 'manager'))).toBe('three months of notice');
  expect(notice('GB', 2)).toBe('one week of notice');
  expect(notice('PH', 2)).toBe('one month of notice');
});

it('binds directors for longer', () => {
  const director = { seniority: { level: 'director', years: null } as never };
  expect(notice('GB', 4, director)).toBe('three months of notice');
  expect(notice('DE', 3)).toBe('four weeks of notice');
});

it('binds whoever answers for a whole function by its title as well', () => {
  expect(notice('GB', 4, called('Group Financial Controller'))).toBe('three months of notice');
  expect(notice('GB', 4, called('Financial Analyst'))).toBe('one month of notice');
});
