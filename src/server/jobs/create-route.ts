import { jobCreateSchema, jobSchema } from '#shared/job.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { budgets } from '../limits/budgets.ts';
import { createJob } from './create-job.ts';

const tags = ['Jobs'];

export function registerJobCreateRoute(app: App, deps: AppDeps): void {
  const { access, queue, writer } = deps;
  const { db } = deps.database;

  app.post(
    '/api/jobs',
    {
      config: { may: 'jobs.create', budget: budgets.createJob },
      schema: {
        summary: 'Create a job and start writing its ten outputs',
        description:
          'With an Idempotency-Key header the same request can be sent again and makes one job. Accepts the organization’s API key.',
        tags,
        body: jobCreateSchema,
        response: { 201: jobSchema },
      },
    },
    async (request, reply) => {
      const { organizationId } = request.body;
      const caller = await access.requireMembershipNamed(request, organizationId);
      const idempotencyKey = readIdempotencyKey(request);
      const job = await createJob({ db, queue, writer, caller, job: request.body, idempotencyKey });
      return reply.status(201).send(job);
    },
  );
}
