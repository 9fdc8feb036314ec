import { expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { understand } from '#reading/read-stored-job.ts';
import { assessOnce } from './assess-once.ts';

const today = '2026-11-15';
const [one, other] = allJobs.slice(0, 2).map(({ job, organization }) => ({
  brief: understand({ job, organization }),
  payRows: [],
  today,
}));

it('assesses copies of one job once, and says the same of each', () => {
  const market = assessOnce(structuredClone(one!));
  expect(assessOnce(structuredClone(one!))).toBe(market);
  expect(market).toEqual(assessMarket({ brief: one!.brief, today }));
});

it('keeps jobs, days and figures apart', () => {
  const market = assessOnce(one!);
  expect(assessOnce(other!)).not.toEqual(market);
  expect(assessOnce({ ...one!, today: '2030-01-01' })).not.toBe(market);
});
