import type { WebhookEvent } from '#shared/outgoing-webhook.ts';
import type { Db } from '../db/database.ts';
import {
  areAllCompleted,
  hasSubscribed,
  waitForSiblings,
} from '../outgoing-webhooks/sending.rows.ts';
import { tellWebhooks } from '../outgoing-webhooks/tell-webhooks.ts';
import type { OutputRow } from '../outputs/outputs.rows.ts';
import type { TaskContext } from '../queue/task-context.ts';

/** Whoever outside wants to know that an output was completed or failed; in the transaction that ends it. */
export async function tellOfEnd(
  { queue }: Pick<TaskContext, 'queue'>,
  tx: Db,
  ended: OutputRow,
): Promise<void> {
  const { organizationId, jobId } = ended;
  await tellWebhooks(tx, { queue, organizationId, event: describeEnd(ended) });
  if (!(await completesJob(tx, ended))) return;
  const event = { type: 'job.completed' as const, timestamp: now(), data: { jobId } };
  await tellWebhooks(tx, { queue, organizationId, event });
}

const now = () => new Date().toISOString();

function describeEnd({ id: outputId, jobId, toolType, status, failure }: OutputRow): WebhookEvent {
  const data = { jobId, outputId, toolType };
  if (status === 'completed') return { type: 'output.completed', timestamp: now(), data };
  return { type: 'output.failed', timestamp: now(), data: { ...data, failure: failure ?? '' } };
}

async function completesJob(
  tx: Db,
  { organizationId, jobId, status }: OutputRow,
): Promise<boolean> {
  if (status !== 'completed') return false;
  if (!(await hasSubscribed(tx, organizationId, 'job.completed'))) return false;
  await waitForSiblings(tx, jobId);
  return areAllCompleted(tx, jobId);
}
