import type { Job, JobCreate, JobEdit } from '#shared/job.ts';
import { type ParsedJob, parsedJobSchema } from '#shared/parsed-job.ts';
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

export async function readJob(id: number): Promise<Job> {
  const response = await fetch(`/api/jobs/${id}`, { credentials: 'include' });
  await throwUnlessOk(response);
  return completeJob(await response.json());
}

export async function parseDescription(jobDescriptionText: string): Promise<ParsedJob> {
  const reply = await apiRequest('POST', '/api/parse-job-description', { jobDescriptionText });
  return parsedJobSchema.parse(reply);
}
