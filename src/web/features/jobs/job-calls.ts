import { parsedFields, partOfFields } from '#shared/job-fields.ts';
import type { Job, JobCreate, JobDetails, JobEdit } from '#shared/job.ts';
import { z } from 'zod';

import { parseJobDescriptionReply } from '#shared/api/job-text.ts';
import { noCorrections, type ReadingCorrections, readingSchema } from '#shared/reading.ts';
import { throwUnlessOk } from '#web/lib/api-error.ts';
import { apiRequest } from '#web/lib/api.ts';
import { completeJob } from '#web/lib/complete-replies.ts';

/** The calls that make and change jobs. Each throws an ApiError when the server refuses. */

/** The same key makes one job, however often it is sent. */
export async function createJob(job: JobCreate, idempotencyKey: string): Promise<Job> {
  const response = await fetch('/api/jobs', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(job),
  });
  await throwUnlessOk(response);
  return completeJob(await response.json());
}

export async function updateJob(id: number, edit: JobEdit): Promise<Job> {
  return completeJob(await apiRequest('PATCH', `/api/jobs/${id}`, edit));
}

export async function readJob(id: number): Promise<Job | JobDetails> {
  const response = await fetch(`/api/jobs/${id}`, { credentials: 'include' });
  await throwUnlessOk(response);
  return completeJob(await response.json());
}

/** An older server, answering while a new one comes up, knows fewer fields, or not how the text reads. */
const parsedDescription = parseJobDescriptionReply.extend({
  ...partOfFields(parsedFields, 'draft'),
  employer: z.string().default(''),
  reading: readingSchema.optional(),
});
export type ParsedDescription = z.infer<typeof parsedDescription>;

export async function parseDescription(
  jobDescriptionText: string,
  corrections: ReadingCorrections = noCorrections,
): Promise<ParsedDescription> {
  const reply = await apiRequest('POST', '/api/parse-job-description', {
    jobDescriptionText,
    ...(corrections !== noCorrections && { corrections }),
  });
  return parsedDescription.parse(reply);
}
