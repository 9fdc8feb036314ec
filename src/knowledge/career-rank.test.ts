import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { isAboveJob } from './career-rank.ts';

const job = (title: string): Pick<Brief, 'title' | 'seniority'> =>
  ({ title: { given: title }, seniority: { level: null } }) as unknown as Brief;

it('tells careers from which people would have to step down', () => {
  const owner = { name: 'Closed their own restaurant', search: ['chef owner'] };
  const head = { name: 'Runs a kitchen short of cooks', search: ['head chef'] };
  expect(isAboveJob(owner, job('Sous Chef'), 'kitchen-and-hotel')).toBe(true);
  expect(isAboveJob(head, job('Sous Chef'), 'kitchen-and-hotel')).toBe(true);
  expect(isAboveJob(head, job('Head Chef'), 'kitchen-and-hotel')).toBe(false);
});

it('lets people with tools of their own do the work itself', () => {
  const alone = { name: 'Self-employed, works alone', search: ['sole trader', 'owner'] };
  expect(isAboveJob(alone, job('Plumber'), 'hands-on-trade')).toBe(false);
});
