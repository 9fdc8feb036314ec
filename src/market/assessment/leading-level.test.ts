import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findLevel } from './leading-level.ts';

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
