import { z } from 'zod';
import { noBody } from '#shared/api/organizations.ts';
import {
  employerCountSchema,
  employersQuerySchema,
  jobCreateSchema,
  jobDetailsSchema,
  jobEditSchema,
  jobListQuerySchema,
  jobSchema,
} from '#shared/job.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../http/app-deps.ts';
import { notFound } from '../http/app-error.ts';
import { done } from '../http/done.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { budgets } from '../limits/budgets.ts';
import { findMemberships } from '../organizations/memberships.rows.ts';
import { createJob } from './create-job.ts';
import { deleteJob, editJob } from './edit-job.ts';
import { createJobAccess } from './job-access.ts';
import { listEmployers } from './job-list.rows.ts';
import { findJob } from './jobs.rows.ts';
import { listJobs } from './list-jobs.ts';
import { presentJobDetails } from './present-jobs.ts';

const tags = ['Jobs'];
const params = z.object({ jobId: pathId });

export function registerJobRoutes(app: App, deps: AppDeps): void {
  const { access, requirePerson, queue, writer } = deps;
  const { db } = deps.database;

  const requireJobCaller = createJobAccess({ db, access });

  app.get(
    '/api/jobs',
    {
      config: { may: 'jobs.read' },
      schema: {
        summary: 'Jobs of one organization, or of all of the signed-in person',
        description:
          'At most 100; the header x-next-cursor is there when more follow. Accepts the organization’s API key when organizationId is given.',
        tags,
        querystring: jobListQuerySchema,
        response: { 200: z.array(jobSchema) },
      },
    },
    async (request, reply) => {
      const { organizationId } = request.query;
      const memberships =
        organizationId === undefined
          ? await findMemberships(db, await requirePerson(request))
          : [(await access.requireMembershipNamed(request, organizationId)).membership];
      const { jobs, nextCursor } = await listJobs(db, memberships, request.query);
      if (nextCursor) reply.header('x-next-cursor', nextCursor);
      return jobs;
    },
  );

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

  app.get(
    '/api/jobs/employers',
    {
      config: { may: 'jobs.read' },
      schema: {
        summary: 'The employers that jobs of one organization name',
        description: 'By name, at most 500. Accepts the organization’s API key.',
        tags,
        querystring: employersQuerySchema,
        response: { 200: z.array(employerCountSchema) },
      },
    },
    async (request) => {
      const { organizationId } = request.query;
      const caller = await access.requireMembershipNamed(request, organizationId);
      return listEmployers(db, caller.membership);
    },
  );

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
