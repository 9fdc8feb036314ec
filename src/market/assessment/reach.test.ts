import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findReachMiles, movesForPost } from './reach.ts';

const reach = (jobZone: number, more: Partial<Brief> = {}): number =>
  findReachMiles(
    {
      seniority: { level: null, years: null },
      pay: null,
      employmentType: null,
      title: { given: 'Porter' },
      facts: [],
      ...more,
    } as never,
    { jobZone },
  );

it('counts a plain drive for hourly, part-time and soon learned work, a region for directors', () => {
  expect(reach(2)).toBe(30);
  expect(reach(3, { pay: { period: 'hour' } as never })).toBe(30);
  expect(reach(4, { title: { given: 'Part-Time Bookkeeper' } as never })).toBe(30);
  expect(reach(4)).toBe(50);
  expect(reach(2, { seniority: { level: 'director' } as never })).toBe(100);
});

it('knows which posts people move for', () => {
  const post = (given: string, level: string | null) =>
    movesForPost({
      title: { given, clean: given, singular: given },
      facts: [],
      seniority: { level, years: null },
      reportsTo: null,
    } as never);
  expect(post('Director of Harbor Affairs', 'director')).toBe(true);
  expect(post('Harbor Clerk', null)).toBe(false);
});
