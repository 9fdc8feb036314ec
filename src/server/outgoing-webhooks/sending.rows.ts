import { randomUUID } from 'node:crypto';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { WebhookEvent, WebhookEventType } from '#shared/outgoing-webhook.ts';
import { toolsOfSet } from '#shared/tool-sets.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { job } from '../db/schema/jobs.ts';
import { membership, organization } from '../db/schema/organizations.ts';
import { output } from '../db/schema/outputs.ts';
import { webhookDelivery, webhookEndpoint } from '../db/schema/webhooks.ts';
import { lanes, type Call } from './lanes.ts';

/** Rows of what is sent. Nobody asks for it: it follows from what happened to an output of the organization. */

export type EndpointRow = typeof webhookEndpoint.$inferSelect;
export type EndpointState = Partial<
  Pick<EndpointRow, 'failures' | 'failingSince' | 'lastFailedAt' | 'pausedAt'>
>;

export async function hasSubscribed(tx: Db, organizationId: number, type: WebhookEventType) {
  const [row] = await tx
    .select({ id: webhookEndpoint.id })
    .from(webhookEndpoint)
    .where(
      and(
        eq(webhookEndpoint.organizationId, organizationId),
        sql`${webhookEndpoint.events} ? ${type}`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** All of them and in one order, whatever they want to hear, so that nobody waits crosswise. */
export async function lockEndpoints(tx: Db, organizationId: number): Promise<EndpointRow[]> {
  return tx
    .select()
    .from(webhookEndpoint)
    .where(eq(webhookEndpoint.organizationId, organizationId))
    .orderBy(webhookEndpoint.id)
    .for('no key update');
}

interface NewDelivery {
  organizationId: number;
  endpointId: number;
  event: WebhookEvent;
}

export async function insertDelivery(tx: Db, delivery: NewDelivery): Promise<void> {
  await tx.insert(webhookDelivery).values({ ...delivery, messageId: randomUUID() });
}

const isCalledBy = ({ endpointId, taskId }: Call) =>
  and(eq(webhookEndpoint.id, endpointId), eq(webhookEndpoint.taskId, taskId));

const waitsAt = (endpointId: number) =>
  and(eq(webhookDelivery.endpointId, endpointId), eq(webhookDelivery.status, 'waiting'));

/** The endpoint and its next message; nothing when the endpoint is gone or another task has it. */
export async function takeDelivery(db: Db, call: Call) {
  const [endpoint] = await db
    .select({ url: webhookEndpoint.url, sealedSecret: webhookEndpoint.sealedSecret })
    .from(webhookEndpoint)
    .where(isCalledBy(call));
  if (!endpoint) return undefined;
  const [delivery] = await db
    .select({
      id: webhookDelivery.id,
      messageId: webhookDelivery.messageId,
      event: webhookDelivery.event,
    })
    .from(webhookDelivery)
    .where(waitsAt(call.endpointId))
    .orderBy(webhookDelivery.dueAt, webhookDelivery.id)
    .limit(1);
  return { ...endpoint, delivery };
}

/** Held still until the transaction ends; nothing when another task has the endpoint. */
export async function lockCalled(tx: Db, call: Call): Promise<EndpointRow | undefined> {
  const [row] = await tx
    .select()
    .from(webhookEndpoint)
    .where(isCalledBy(call))
    .for('no key update');
  return row;
}

interface Try {
  responseCode: number | null;
  problem: string | null;
  status?: 'delivered' | 'failed';
  maxTries: number;
  restAfter: (tries: number) => number;
}

export async function recordTry(tx: Db, deliveryId: number, made: Try): Promise<void> {
  const { responseCode, problem, status, maxTries, restAfter } = made;
  const [row] = await tx
    .select({ attempts: webhookDelivery.attempts })
    .from(webhookDelivery)
    .where(eq(webhookDelivery.id, deliveryId));
  const attempts = (row?.attempts ?? 0) + 1;
  await tx
    .update(webhookDelivery)
    .set({
      responseCode,
      problem,
      attempts,
      status: status ?? (attempts >= maxTries ? 'failed' : 'waiting'),
      lastTriedAt: new Date(),
      dueAt: sql`now() + make_interval(secs => ${restAfter(attempts)})`,
    })
    .where(eq(webhookDelivery.id, deliveryId));
}

export async function changeEndpoint(tx: Db, id: number, state: EndpointState): Promise<void> {
  await tx.update(webhookEndpoint).set(state).where(eq(webhookEndpoint.id, id));
}

export async function setTask(tx: Db, id: number, taskId: string | null): Promise<void> {
  await tx.update(webhookEndpoint).set({ taskId }).where(eq(webhookEndpoint.id, id));
}

/** Seconds until the next message may be tried; nothing when none waits. */
export async function findNextWait(tx: Db, endpointId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({
      seconds: sql<
        string | null
      >`greatest(0, ceil(extract(epoch from min(${webhookDelivery.dueAt}) - now())))`,
      count: count(),
    })
    .from(webhookDelivery)
    .where(waitsAt(endpointId));
  return row && row.count > 0 ? Number(row.seconds) : undefined;
}

export async function findAdminsToTell(tx: Db, organizationId: number) {
  return tx
    .select({ name: user.name, email: user.email, organizationName: organization.name })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .innerJoin(organization, eq(organization.id, membership.organizationId))
    .where(
      and(
        eq(membership.organizationId, organizationId),
        eq(membership.role, 'admin'),
        eq(membership.userStatus, 'active'),
      ),
    );
}

/** Endpoints whose messages wait for a task that nobody will work on any more, or for none. */
export async function lockStrandedEndpoints(tx: Db): Promise<EndpointRow[]> {
  const names = lanes.flatMap(({ name }) => [name, `${name}-failed`]);
  return tx
    .select()
    .from(webhookEndpoint)
    .where(
      and(
        isNull(webhookEndpoint.pausedAt),
        sql`exists (select 1 from ${webhookDelivery} d
          where d.endpoint_id = webhook_endpoint.id and d.status = 'waiting')`,
        sql`not exists (select 1 from pgboss.job t
          where t.name in ${names} and t.state < 'completed'
            and t.data ->> 'taskId' = webhook_endpoint.task_id::text)`,
      ),
    )
    .orderBy(webhookEndpoint.id)
    .limit(500)
    .for('no key update', { skipLocked: true });
}

/**
 * The last two outputs of a job may end at the same moment, each before the other can be seen. One
 * waits here for the other; a row lock would wait crosswise with those who start writing.
 */
export async function waitForSiblings(tx: Db, jobId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('job-completed'), ${jobId})`);
}

/** Whether every tool that the job is made of is done. */
export async function areAllCompleted(tx: Db, jobId: number): Promise<boolean> {
  const [made] = await tx.select({ toolSet: job.toolSet }).from(job).where(eq(job.id, jobId));
  if (!made) return false;
  const tools = toolsOfSet(made.toolSet);
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
