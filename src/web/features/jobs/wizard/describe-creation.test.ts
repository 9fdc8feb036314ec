import { expect, it } from 'vitest';

import type { OutputStatus } from '#shared/output.ts';
import { jobToolIds } from '#shared/tool-info.ts';

import { makeJob } from '../testing/sample.ts';
import { describeCreation } from './describe-creation.ts';

const jobWith = (last: OutputStatus) =>
  makeJob({
    outputs: jobToolIds.map((toolType, index) => ({
      toolType,
      status: index === 9 ? last : 'completed',
    })),
  });

it.each([
  ['processing', 'AI processing is running in the background. View progress on the dashboard.'],
  ['pending', 'AI processing is running in the background. View progress on the dashboard.'],
  ['completed', 'All ten tools are ready. Open the job to read them.'],
  ['failed', '9 of 10 tools are ready. Open the job to try the others again.'],
] as const)('says what is true of a job whose last tool is %s', (last, description) => {
  expect(describeCreation(jobWith(last))).toEqual({ title: 'Job Created', description });
});
