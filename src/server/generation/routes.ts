import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { jobPlanReply } from '#shared/agreed-plan.ts';
import { jobBriefReply } from '#shared/api/brief.ts';
import { startedOutputSchema, startQuery } from '#shared/api/outputs.ts';
import { noBody } from '#shared/api/organizations.ts';
import { marketSummarySchema } from '#shared/market-summary.ts';
import { writerInfoSchema } from '#shared/output.ts';
import { resolveToolId } from '#shared/tool-id.ts';
import { jobToolIds } from '#shared/tool-info.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../http/app-deps.ts';
import { notFound } from '../http/app-error.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { readStoredJob } from '../intake/read-stored-job.ts';
import { createJobAccess } from '../jobs/job-access.ts';
import { findJob } from '../jobs/jobs.rows.ts';
import { budgets } from '../limits/budgets.ts';
import { readOrganization } from '../organizations/organizations.rows.ts';
import { listJobOutputStates } from '../outputs/outputs.rows.ts';
import { presentPlan } from './agreed-plan.ts';
import { understandJob } from './gather-source.ts';
import { requestWriting } from './request-writing.ts';

const tags = ['Writing'];
const oncePerKey =
  'Starts nothing that is already under way. With an Idempotency-Key header the same request can be sent again and starts once. Accepts the organization’s API key.';

export function registerGenerationRoutes(app: App, deps: AppDeps): void {
  const { access, queue, textWork, writer, requirePerson } = deps;
  const { db } = deps.database;
  const requireJobCaller = createJobAccess({ db, access });

  app.post(
    '/api/jobs/:jobId/generate/:toolType',
    {
      config: { may: 'outputs.write', budget: budgets.generate },
      schema: {
        summary: 'Write one tool of a job, anew if it was written before',
        description: oncePerKey,
        tags,
        params: z.object({ jobId: pathId, toolType: z.string().max(100) }),
        querystring: startQuery,
        body: noBody,
        response: { 202: startedOutputSchema },
      },
    },
    async (request, reply) => {
      const { jobId, toolType } = request.params;
      const caller = await requireJobCaller(request, jobId);
      const tool = resolveToolId(toolType);
      if (!tool) throw notFound('Tool');
      await requestWriting(
        { db, queue, writer, caller },
        {
          jobId,
          tools: [tool],
          replaceEdits: request.query.replaceEdits === 'true',
          idempotencyKey: readIdempotencyKey(request),
        },
      );
      const [started] = await listJobOutputStates(db, caller.membership, { jobId, tools: [tool] });
      if (!started) throw notFound('Job');
      return reply.status(202).send(started);
    },
  );

  app.post(
    '/api/jobs/:jobId/process',
    {
      config: { may: 'outputs.write', budget: budgets.process },
      schema: {
        summary: 'Write all ten tools of a job anew',
        description: oncePerKey,
        tags,
        params: z.object({ jobId: pathId }),
        querystring: startQuery,
        body: noBody,
        response: { 202: z.array(startedOutputSchema) },
      },
    },
    async (request, reply) => {
      const { jobId } = request.params;
      const caller = await requireJobCaller(request, jobId);
      await requestWriting(
        { db, queue, writer, caller },
        {
          jobId,
          tools: jobToolIds,
          replaceEdits: request.query.replaceEdits === 'true',
          idempotencyKey: readIdempotencyKey(request),
        },
      );
      const tools = jobToolIds;
      return reply
        .status(202)
        .send(await listJobOutputStates(db, caller.membership, { jobId, tools }));
    },
  );

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

  app.get(
    '/api/writer',
    {
      schema: {
        summary: 'Which writer puts the tools into words',
        tags,
        response: { 200: writerInfoSchema },
      },
    },
    async (request) => {
      await requirePerson(request);
      return writer.info;
    },
  );
}
