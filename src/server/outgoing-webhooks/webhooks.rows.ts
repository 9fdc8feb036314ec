import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import type { WebhookDelivery, WebhookEndpoint, WebhookEvent } from '#shared/outgoing-webhook.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { webhookDelivery, webhookEndpoint } from '../db/schema/webhooks.ts';
import type { Membership } from '../organizations/memberships.rows.ts';

const select = (db: Db, { organizationId }: Membership, ...more: SQL[]) =>
  db
    .select({
      id: webhookEndpoint.id,
      url: webhookEndpoint.url,
      events: webhookEndpoint.events,
      createdBy: user.name,
      createdAt: webhookEndpoint.createdAt,
      failingSince: webhookEndpoint.failingSince,
      pausedAt: webhookEndpoint.pausedAt,
    })
    .from(webhookEndpoint)
    .leftJoin(user, eq(user.id, webhookEndpoint.createdBy))
    .where(and(eq(webhookEndpoint.organizationId, organizationId), ...more))
    .orderBy(desc(webhookEndpoint.id));

export async function listEndpoints(db: Db, caller: Membership): Promise<WebhookEndpoint[]> {
  const rows = await select(db, caller);
  return rows.map(present);
}

type Selected = Awaited<ReturnType<typeof select>>[number];

const present = ({ createdAt, failingSince, pausedAt, ...row }: Selected): WebhookEndpoint => ({
  ...row,
  createdAt: createdAt.toISOString(),
  failingSince: failingSince?.toISOString() ?? null,
  pausedAt: pausedAt?.toISOString() ?? null,
});

type NewEndpoint = Pick<typeof webhookEndpoint.$inferInsert, 'url' | 'events' | 'sealedSecret'>;

export async function insertEndpoint(
  tx: Db,
  caller: Membership,
  endpoint: NewEndpoint,
): Promise<WebhookEndpoint> {
  const { organizationId, userId = null } = caller;
  const [inserted] = await tx
    .insert(webhookEndpoint)
    .values({ ...endpoint, organizationId, createdBy: userId })
    .returning({ id: webhookEndpoint.id });
  const row = inserted && (await findEndpoint(tx, caller, inserted.id));
  if (!row) throw new Error('The webhook was not stored.');
  return row;
}

export async function findEndpoint(
  db: Db,
  caller: Membership,
  id: number,
): Promise<WebhookEndpoint | undefined> {
  const [row] = await select(db, caller, eq(webhookEndpoint.id, id));
  return row && present(row);
}

/** Held still until the transaction ends; nothing when there is none here. */
export async function lockEndpoint(tx: Db, { organizationId }: Membership, id: number) {
  const [row] = await tx
    .select()
    .from(webhookEndpoint)
    .where(and(eq(webhookEndpoint.organizationId, organizationId), eq(webhookEndpoint.id, id)))
    .for('no key update');
  return row;
}

/** As if it had never failed, and everything that waits may be sent at once. */
export async function clearFailures(tx: Db, { organizationId }: Membership, id: number) {
  const cleared = { failures: 0, failingSince: null, pausedAt: null };
  await tx
    .update(webhookEndpoint)
    .set(cleared)
    .where(and(eq(webhookEndpoint.organizationId, organizationId), eq(webhookEndpoint.id, id)));
  await tx
    .update(webhookDelivery)
    .set({ dueAt: webhookDelivery.createdAt })
    .where(
      and(
        eq(webhookDelivery.organizationId, organizationId),
        eq(webhookDelivery.endpointId, id),
        eq(webhookDelivery.status, 'waiting'),
      ),
    );
  return cleared;
}

/** The address of the webhook that was removed, or nothing when there is none here. */
export async function deleteEndpoint(tx: Db, { organizationId }: Membership, id: number) {
  const [row] = await tx
    .delete(webhookEndpoint)
    .where(and(eq(webhookEndpoint.organizationId, organizationId), eq(webhookEndpoint.id, id)))
    .returning({ url: webhookEndpoint.url });
  return row?.url;
}

const shownDeliveries = 50;

/** Newest first. */
export async function listDeliveries(
  db: Db,
  { organizationId }: Membership,
  endpointId: number,
): Promise<WebhookDelivery[]> {
  const rows = await db
    .select()
    .from(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.organizationId, organizationId),
        eq(webhookDelivery.endpointId, endpointId),
      ),
    )
    .orderBy(desc(webhookDelivery.id))
    .limit(shownDeliveries);
  return rows.map(({ id, event, status, attempts, responseCode, problem, ...row }) => ({
    id,
    event: event.type,
    status,
    attempts,
    responseCode,
    problem,
    createdAt: row.createdAt.toISOString(),
    lastTriedAt: row.lastTriedAt?.toISOString() ?? null,
  }));
}

interface NamedDelivery {
  endpointId: number;
  deliveryId: number;
}

const beforeAllOthers = new Date(0);

/** The event that will be sent again, or nothing when there is no such delivery here. */
export async function reopenDelivery(
  tx: Db,
  { organizationId }: Membership,
  { endpointId, deliveryId }: NamedDelivery,
): Promise<WebhookEvent | undefined> {
  const [row] = await tx
    .update(webhookDelivery)
    .set({ status: 'waiting', dueAt: beforeAllOthers })
    .where(
      and(
        eq(webhookDelivery.organizationId, organizationId),
        eq(webhookDelivery.endpointId, endpointId),
        eq(webhookDelivery.id, deliveryId),
      ),
    )
    .returning({ event: webhookDelivery.event });
  return row?.event;
}

/** Deliveries are looked at for weeks, not for years. */
const keptFor = sql`interval '30 days'`;

export async function forgetOldDeliveries(tx: Db, endpointId: number): Promise<void> {
  await tx
    .delete(webhookDelivery)
    .where(
      and(
        eq(webhookDelivery.endpointId, endpointId),
        lt(webhookDelivery.createdAt, sql`now() - ${keptFor}`),
      ),
    );
}
