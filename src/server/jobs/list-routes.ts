import { z } from 'zod';
import {
  employerCountSchema,
  employersQuerySchema,
  jobListQuerySchema,
  jobSchema,
} from '#shared/job.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { findMemberships } from '../organizations/memberships.rows.ts';
import { listEmployers } from './job-list.rows.ts';
import { listJobs } from './list-jobs.ts';

const tags = ['Jobs'];

export function registerJobListRoutes(app: App, deps: AppDeps): void {
  const { access, requirePerson } = deps;
  const { db } = deps.database;

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
}
