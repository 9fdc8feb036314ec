import { fieldNames, parsedFields, partOfFields } from '#shared/job-fields.ts';
import type { Job } from '#shared/job.ts';
import { jobToolIds } from '#shared/tool-info.ts';
import { sampleReading } from '#web/features/reading/testing/sample-reading.ts';

/** A job for tests, with what a test wants to be special about it. */
export function makeJob(special: Partial<Job> = {}): Job {
  return {
    id: 12,
    organizationId: 7,
    ...partOfFields(fieldNames, 'absent'),
    title: 'Welder',
    location: 'Lansing, MI',
    status: 'draft',
    chosenStatus: 'draft',
    toolSet: 1,
    revision: 1,
    createdAt: '2026-11-01T09:00:00.000Z',
    updatedAt: '2026-11-01T09:00:00.000Z',
    outputs: jobToolIds.map((toolType) => ({ toolType, status: 'pending' as const })),
    ...special,
  };
}

const evidence = (quote: string) => [{ quote, start: 0, end: quote.length }];
/** What the server reads in a text for tests. */
export const sampleParsed = {
  ...partOfFields(parsedFields, 'empty'),
  kind: 'job',
  title: 'Welder',
  location: 'Lansing, MI',
  salaryRange: '$28 to $34 per hour',
  description: 'Weld pipes.',
  workType: 'on-site',
  dealBreakers: Array.from({ length: 9 }, (_, n) => `Breaker ${n + 1}`),
  redFlags: ['Age: “young team” – a job may not be kept for an age group'],
  pay: null,
  evidence: { title: evidence('Night Shift Welder'), location: evidence('Lansing, MI') },
  employer: 'Northgate Parcel',
  reading: sampleReading,
};
