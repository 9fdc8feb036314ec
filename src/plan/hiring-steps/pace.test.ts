import { expect, it } from 'vitest';
import { findPace } from './pace.ts';
import { sourceOf } from '../testing/source-of.ts';

const pace = (jobZone: number, soc: string | null = null, level: string | null = null) =>
  findPace({
    ...sourceOf([], {
      place: { country: 'US' } as never,
      seniority: { level, years: null } as never,
      pay: null,
      employmentType: null,
    }),
    market: { profile: { jobZone, soc } } as never,
  });

it('fills what is soon learned in days, a trade in weeks, a profession in more', () => {
  expect([pace(2), pace(3), pace(4)]).toEqual(['quick', 'steady', 'usual']);
  expect(pace(3, null, 'entry')).toBe('quick');
  expect(pace(2, null, 'manager')).toBe('usual');
  expect(pace(2, '33-3012')).toBe('usual');
});
