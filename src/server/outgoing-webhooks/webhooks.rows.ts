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
    })
    .from(webhookEndpoint)
    .leftJoin(user, eq(user.id, webhookEndpoint.createdBy))
    .where(and(eq(webhookEndpoint.organizationId, organizationId), ...more))
    .orderBy(desc(webhookEndpoint.id));

export async function listEndpoints(db: Db, caller: Membership): Promise<WebhookEndpoint[]> {
  const rows = await select(db, caller);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

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
  const [row] = inserted ? await select(tx, caller, eq(webhookEndpoint.id, inserted.id)) : [];
  if (!row) throw new Error('The webhook was not stored.');
  return { ...row, createdAt: row.createdAt.toISOString() };
}

/** The address of the webhook that was removed, or nothing when there is none here. */
export async function deleteEndpoint(tx: Db, { organizationId }: Membership, id: number) {
  const [row] = await tx
    .delete(webhookEndpoint)
    .where(and(eq(webhookEndpoint.organizationId, organizationId), eq(webhookEndpoint.id, id)))
    .returning({ url: webhookEndpoint.url });
  return row?.url;
}

export async function hasEndpoint(db: Db, { organizationId }: Membership, id: number) {
  const [row] = await db
    .select({ id: webhookEndpoint.id })
    .from(webhookEndpoint)
    .where(and(eq(webhookEndpoint.organizationId, organizationId), eq(webhookEndpoint.id, id)));
  return row !== undefined;
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

/** The event that will be sent again, or nothing when there is no such delivery here. */
export async function reopenDelivery(
  tx: Db,
  { organizationId }: Membership,
  { endpointId, deliveryId }: NamedDelivery,
): Promise<WebhookEvent | undefined> {
  const [row] = await tx
    .update(webhookDelivery)
    .set({ status: 'waiting' })
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
