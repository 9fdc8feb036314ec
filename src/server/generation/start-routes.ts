import { z } from 'zod';
import { startedOutputSchema, startQuery } from '#shared/api/outputs.ts';
import { noBody } from '#shared/api/organizations.ts';
import { resolveToolId } from '#shared/tool-id.ts';
import { jobToolIds } from '#shared/tool-info.ts';
import { pathId } from '#shared/row-id.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { notFound } from '../http/app-error.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { createJobAccess } from '../jobs/job-access.ts';
import { budgets } from '../limits/budgets.ts';
import { listJobOutputStates } from '../outputs/outputs.rows.ts';
import { requestWriting } from './request-writing.ts';

const tags = ['Writing'];
const oncePerKey =
  'Starts nothing that is already under way. With an Idempotency-Key header the same request can be sent again and starts once. Accepts the organization’s API key.';

export function registerStartRoutes(app: App, deps: AppDeps): void {
  const { access, queue, writer } = deps;
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
}
