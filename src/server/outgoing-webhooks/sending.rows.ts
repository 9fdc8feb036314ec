import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { WebhookEvent, WebhookEventType } from '#shared/outgoing-webhook.ts';
import type { ToolId } from '#shared/tool-info.ts';
import type { Db } from '../db/database.ts';
import { output } from '../db/schema/outputs.ts';
import { webhookDelivery, webhookEndpoint } from '../db/schema/webhooks.ts';

/** Rows of what is sent. Nobody asks for it: it follows from what happened to an output of the organization. */

export async function findSubscribed(tx: Db, organizationId: number, type: WebhookEventType) {
  return tx
    .select({ id: webhookEndpoint.id })
    .from(webhookEndpoint)
    .where(
      and(
        eq(webhookEndpoint.organizationId, organizationId),
        sql`${webhookEndpoint.events} ? ${type}`,
      ),
    );
}

interface NewDelivery {
  organizationId: number;
  endpointId: number;
  event: WebhookEvent;
}

export async function insertDelivery(tx: Db, delivery: NewDelivery): Promise<number> {
  const [row] = await tx
    .insert(webhookDelivery)
    .values({ ...delivery, messageId: randomUUID() })
    .returning({ id: webhookDelivery.id });
  if (!row) throw new Error('The delivery was not stored.');
  return row.id;
}

/** Nothing when the webhook is gone, or the message has arrived. */
export async function takeDelivery(db: Db, deliveryId: number) {
  const [row] = await db
    .select({
      messageId: webhookDelivery.messageId,
      event: webhookDelivery.event,
      url: webhookEndpoint.url,
      sealedSecret: webhookEndpoint.sealedSecret,
    })
    .from(webhookDelivery)
    .innerJoin(webhookEndpoint, eq(webhookEndpoint.id, webhookDelivery.endpointId))
    .where(and(eq(webhookDelivery.id, deliveryId), eq(webhookDelivery.status, 'waiting')));
  return row;
}

interface Outcome {
  responseCode: number | null;
  problem: string | null;
  status?: 'delivered' | 'failed';
}

export async function recordTry(db: Db, deliveryId: number, outcome: Outcome): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({
      ...outcome,
      attempts: sql`${webhookDelivery.attempts} + 1`,
      lastTriedAt: new Date(),
    })
    .where(eq(webhookDelivery.id, deliveryId));
}

export async function giveUp(db: Db, deliveryId: number): Promise<void> {
  await db
    .update(webhookDelivery)
    .set({ status: 'failed' })
    .where(and(eq(webhookDelivery.id, deliveryId), eq(webhookDelivery.status, 'waiting')));
}

/**
 * The last two outputs of a job may end at the same moment, each before the other can be seen. One
 * waits here for the other; a row lock would wait crosswise with those who start writing.
 */
export async function waitForSiblings(tx: Db, jobId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('job-completed'), ${jobId})`);
}

/** Whether every one of these tools of the job is done. */
export async function areAllCompleted(tx: Db, jobId: number, tools: readonly ToolId[]) {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(output)
    .where(
      and(
        eq(output.jobId, jobId),
        eq(output.status, 'completed'),
        inArray(output.toolType, [...tools]),
      ),
    );
  return row?.count === tools.length;
}
