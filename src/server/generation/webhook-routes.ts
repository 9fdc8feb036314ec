import {
  webhookNames,
  webhookReplySchema,
  startQuery,
  type WebhookName,
} from '#shared/api/outputs.ts';
import type { ToolId } from '#shared/tool-info.ts';
import type { App, AppDeps } from '../app-deps.ts';
import { notFound } from '../http/app-error.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { createJobAccess } from '../jobs/job-access.ts';
import { budgets } from '../limits/budgets.ts';
import { listJobOutputStates } from '../outputs/outputs.rows.ts';
import { requestWriting } from './request-writing.ts';
import { readNotes, webhookBody } from './webhook-notes.ts';

const toolOfWebhook = {
  intake: 'intakeAssistant',
  jd: 'attractionPosting',
  boolean: 'sourcingStrategy',
  strategy: 'sourcingStrategy',
  messaging: 'candidateMessaging',
  scorecard: 'scorecardAssistant',
  interview: 'interviewCoaching',
} as const satisfies Record<WebhookName, ToolId>;

/** Programs start a tool and hand it what they know beyond the job. */
export function registerWebhookRoutes(
  app: App,
  { access, queue, writer, database }: AppDeps,
): void {
  const { db } = database;
  const requireJobCaller = createJobAccess({ db, access });

  for (const name of webhookNames) {
    const tool = toolOfWebhook[name];
    app.post(
      `/api/webhooks/${name}`,
      {
        config: { may: 'outputs.write', budget: budgets.generate },
        schema: {
          summary: `Write the tool ${tool} of a job`,
          description:
            'Every field beside jobId is told to the writer as a note; the reply repeats the notes that were taken. A note that answers an open question settles it. Starts nothing that is already under way; takes an Idempotency-Key header. Accepts a session or the organization’s API key.',
          tags: ['Webhooks'],
          querystring: startQuery,
          body: webhookBody,
          response: { 202: webhookReplySchema },
        },
      },
      async (request, reply) => {
        const { jobId } = request.body;
        const notes = readNotes(request.body);
        const caller = await requireJobCaller(request, jobId);
        await requestWriting(
          { db, queue, writer, caller },
          {
            jobId,
            tools: [tool],
            notes,
            replaceEdits: request.query.replaceEdits === 'true',
            idempotencyKey: readIdempotencyKey(request),
          },
        );
        const tools = [tool];
        const [started] = await listJobOutputStates(db, caller.membership, { jobId, tools });
        if (!started) throw notFound('Job');
        return reply.status(202).send({ ...started, notes });
      },
    );
  }
}
