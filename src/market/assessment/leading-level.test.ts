import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findLevel, findRankAbove } from './leading-level.ts';

const brief = (title: string, duty: string, level: string | null = null): Brief =>
  ({
    title: { given: title },
    seniority: { level },
    facts: [{ kind: 'duty', text: duty }],
  }) as unknown as Brief;

it('takes a post for one that leads where people report to it', () => {
  expect(
    findLevel(brief('Plant Controller', 'Mentor direct reports and sign off the ledger')),
  ).toBe('manager');
  expect(findLevel(brief('Account Manager', 'Renew the orders of ten shops'))).toBeNull();
  expect(findLevel(brief('Quality Director', 'Answer audits', 'director'))).toBe('director');
});

it('counts those who lead as few, unless the occupation is one of managers', () => {
  const of = (title: string, level: 'manager' | 'director' | 'executive') =>
    ({
      title: { given: title, clean: title, singular: title.toLowerCase() },
      facts: [],
      seniority: { level, years: null, source: null },
      reportsTo: null,
    }) as unknown as Parameters<typeof findRankAbove>[0];
  expect(findRankAbove(of('Finance Director', 'director'), '11-3031')).toBe('director');
  expect(findRankAbove(of('Finance Manager', 'manager'), '11-3031')).toBeNull();
  expect(findRankAbove(of('Chief Executive', 'executive'), '11-1011')).toBeNull();
  expect(findRankAbove(of('Chief Financial Officer', 'executive'), null)).toBeNull();
});
