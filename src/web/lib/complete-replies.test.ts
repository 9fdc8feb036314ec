import { expect, test } from 'vitest';

import { jobSchema } from '#shared/job.ts';
import { outputSchema } from '#shared/output.ts';

import { completeJob, completeOutput } from './complete-replies.ts';

test('a job of which little is told is whole, and nothing told is changed', () => {
  const told = { id: 7, organizationId: 4, title: 'Welder', revision: 2, dealBreakers: null };
  const job = completeJob(told);
  expect(jobSchema.safeParse(job).error).toBeUndefined();
  expect(job).toMatchObject({ title: 'Welder', status: 'draft', dealBreakers: [], outputs: [] });
  expect(completeJob(job)).toEqual(job);
});

test('an output of which little is told is whole, and nothing told is changed', () => {
  const output = completeOutput({ id: 3, toolType: 'marketIntel', status: 'failed' });
  expect(outputSchema.safeParse(output).error).toBeUndefined();
  expect(output).toMatchObject({ status: 'failed', content: null, queued: false, failure: null });
  expect(completeOutput(output)).toEqual(output);
});
