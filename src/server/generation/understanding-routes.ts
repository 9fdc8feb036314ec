import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { jobPlanReply } from '#shared/agreed-plan.ts';
import { jobBriefReply } from '#shared/api/brief.ts';
import { marketSummarySchema } from '#shared/market-summary.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { notFound } from '../http/app-error.ts';
import { readStoredJob } from '../job-text/read-stored-job.ts';
import { createJobAccess } from '../jobs/job-access.ts';
import { findJob } from '../jobs/jobs.rows.ts';
import { budgets } from '../limits/budgets.ts';
import { readOrganization } from '../organizations/organizations.rows.ts';
import { presentPlan } from './agreed-plan.ts';
import { understandJob } from './gather-source.ts';

const tags = ['Writing'];

/** What is known of a job before anything is written: facts, plan, figures. */
export function registerUnderstandingRoutes(app: App, deps: AppDeps): void {
  const { access, textWork, writer } = deps;
  const { db } = deps.database;
  const requireJobCaller = createJobAccess({ db, access });

  const understandFor = async (request: FastifyRequest, jobId: number) => {
    const { membership } = await requireJobCaller(request, jobId);
    const job = await findJob(db, membership, jobId);
    if (!job) throw notFound('Job');
    const organization = await readOrganization(db, membership);
    const understanding = await understandJob({ db, textWork, writer }, { job, organization });
    return { job, organization, understanding };
  };

  app.get(
    '/api/jobs/:jobId/brief',
    {
      config: { may: 'jobs.read', budget: budgets.understand },
      schema: {
        summary: 'The job as it was understood, each fact with the words it was read from',
        description: 'With the text unit by unit, as it was read and as people set it right.',
        tags,
        params: z.object({ jobId: pathId }),
        response: { 200: jobBriefReply },
      },
    },
    async (request) => {
      const { job, understanding } = await understandFor(request, request.params.jobId);
      const { brief, told } = understanding;
      return { ...brief, ...(await readStoredJob({ textWork, writer }, { job, told })) };
    },
  );

  app.get(
    '/api/jobs/:jobId/plan',
    {
      config: { may: 'jobs.read', budget: budgets.understand },
      schema: {
        summary: 'The plan that all tools of a job are written from',
        description:
          'Whom to look for, by what people are judged, in which steps, and what is open: as people settled it (agreedPlan of the job), else as a language model drafted it, else as code proposes it.',
        tags,
        params: z.object({ jobId: pathId }),
        response: { 200: jobPlanReply },
      },
    },
    async (request) => {
      const found = await understandFor(request, request.params.jobId);
      return presentPlan({ db, textWork, writer }, found);
    },
  );

  app.get(
    '/api/jobs/:jobId/market',
    {
      config: { may: 'jobs.read', budget: budgets.understand },
      schema: {
        summary: 'What public figures say about a job, each with its source and year',
        tags,
        params: z.object({ jobId: pathId }),
        response: { 200: marketSummarySchema },
      },
    },
    async (request) => {
      const { understanding } = await understandFor(request, request.params.jobId);
      return textWork.run('summarize', understanding.market, understanding);
    },
  );
}
