import type { FastifyRequest } from 'fastify';
import type { AppDeps } from '../app-deps.ts';
import { createJobAccess } from '../jobs/job-access.ts';
import { answeredBy } from './answered-job.rows.ts';

/** Who asks about the questions of a job, and the job as they may answer it. */
export function createQuestionAccess({ access, database: { db } }: AppDeps) {
  const requireJobCaller = createJobAccess({ db, access });
  return async (request: FastifyRequest, jobId: number) => {
    const caller = await requireJobCaller(request, jobId);
    return { caller, about: answeredBy(caller.membership, jobId) };
  };
}
