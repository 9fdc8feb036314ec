import { z } from 'zod';
import { noBody } from '#shared/api/organizations.ts';
import { jobDetailsSchema, jobEditSchema, jobSchema } from '#shared/job.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { notFound } from '../http/app-error.ts';
import { done } from '../http/done.ts';
import { budgets } from '../limits/budgets.ts';
import { deleteJob, editJob } from './edit-job.ts';
import { createJobAccess } from './job-access.ts';
import { findJob } from './jobs.rows.ts';
import { presentJobDetails } from './present-jobs.ts';

const tags = ['Jobs'];
const params = z.object({ jobId: pathId });

export function registerOneJobRoutes(app: App, { access, database: { db } }: AppDeps): void {
  const requireJobCaller = createJobAccess({ db, access });

  app.get(
    '/api/jobs/:jobId',
    {
      config: { may: 'jobs.read' },
      schema: {
        summary: 'One job, with the text it was read from',
        tags,
        params,
        response: { 200: jobDetailsSchema },
      },
    },
    async (request) => {
      const { membership } = await requireJobCaller(request, request.params.jobId);
      const row = await findJob(db, membership, request.params.jobId);
      if (!row) throw notFound('Job');
      return presentJobDetails(db, membership, row);
    },
  );

  app.patch(
    '/api/jobs/:jobId',
    {
      config: { may: 'jobs.change', budget: budgets.editJob },
      schema: {
        summary: 'Change a job',
        description:
          'Outputs are not rewritten. With the revision the edit started from, a job that has moved on answers 409 and carries its current state.',
        tags,
        params,
        body: jobEditSchema,
        response: { 200: jobSchema },
      },
    },
    async (request) => {
      const caller = await requireJobCaller(request, request.params.jobId);
      return editJob(db, caller, request.params.jobId, request.body);
    },
  );

  app.delete(
    '/api/jobs/:jobId',
    {
      config: { may: 'jobs.delete', budget: budgets.deleteJob },
      schema: {
        summary: 'Delete a job with everything written for it',
        tags,
        params,
        body: noBody,
        response: { 204: done },
      },
    },
    async (request, reply) => {
      const caller = await requireJobCaller(request, request.params.jobId);
      await deleteJob(db, caller, request.params.jobId);
      return reply.status(204).send(null);
    },
  );
}
