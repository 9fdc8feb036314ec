import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findRank } from './post-rank.ts';

const rank = (title: string, ...duties: string[]) =>
  findRank({
    title: { given: title, clean: title, singular: title },
    facts: duties.map((text) => ({ kind: 'duty', text })),
    seniority: { level: null, years: null },
    reportsTo: null,
  } as unknown as Brief);

it('tells who leads, who is second, who begins and who does the work', () => {
  expect(rank('Head Chef')).toBe('lead');
  expect(rank('Sous Chef - 40 hours')).toBe('second');
  expect(rank('Junior Sous Chef')).toBe('second');
  expect(rank('Assistant Store Manager')).toBe('second');
  expect(rank('HR Manager')).toBe('lead');
  expect(rank('Deputy Ward Manager')).toBe('second');
  expect(rank('Trainee Accountant')).toBe('junior');
  expect(rank('Staff Accountant')).toBe('staff');
});

it('asks the duties where a manager may manage things', () => {
  expect(rank('Project Manager')).toBe('staff');
  expect(rank('Project Manager', 'Lead a team of six engineers')).toBe('lead');
  expect(rank('Electrician', 'Work beside a team')).toBe('staff');
});
