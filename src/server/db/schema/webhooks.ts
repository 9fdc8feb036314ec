import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { WebhookEvent, WebhookEventType } from '#shared/outgoing-webhook.ts';
import { user } from './accounts.ts';
import { organization } from './organizations.ts';

/** Imported by *.rows.ts files only: they ask for the caller's membership before they touch a row. */

const time = (name: string) => timestamp(name, { withTimezone: true });
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const organizationId = () =>
  integer('organization_id')
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' });

/** Where an organization wants to be told of what happens to its jobs. */
export const webhookEndpoint = pgTable(
  'webhook_endpoint',
  {
    id: id(),
    organizationId: organizationId(),
    url: text('url').notNull(),
    events: jsonb('events').$type<WebhookEventType[]>().notNull(),
    /** Sealed with the server's secret, so a copy of this table signs nothing. */
    sealedSecret: text('sealed_secret').notNull(),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull().defaultNow(),
    /** The one task that may call it; null when nothing waits to be sent. */
    taskId: uuid('task_id'),
    /** Calls that failed in a row, the time of the first of them, and of the last failure of all. */
    failures: integer('failures').notNull().default(0),
    failingSince: time('failing_since'),
    lastFailedAt: time('last_failed_at'),
    /** Nothing is sent until an admin resumes it. */
    pausedAt: time('paused_at'),
  },
  (table) => [index('webhook_endpoint_organization_id_idx').on(table.organizationId)],
);

/** One message to one address, with what came of it. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: id(),
    organizationId: organizationId(),
    endpointId: integer('endpoint_id')
      .notNull()
      .references(() => webhookEndpoint.id, { onDelete: 'cascade' }),
    /** The same in every try, so that a receiver can tell a repetition. */
    messageId: uuid('message_id').notNull(),
    event: jsonb('event').$type<WebhookEvent>().notNull(),
    status: text('status', { enum: ['waiting', 'delivered', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    responseCode: integer('response_code'),
    problem: text('problem'),
    createdAt: time('created_at').notNull().defaultNow(),
    lastTriedAt: time('last_tried_at'),
    /** Not tried before. */
    dueAt: time('due_at').notNull().defaultNow(),
  },
  (table) => [
    index('webhook_delivery_endpoint_idx').on(table.endpointId, table.id),
    index('webhook_delivery_organization_id_idx').on(table.organizationId),
    index('webhook_delivery_due_idx')
      .on(table.endpointId, table.dueAt)
      .where(sql`${table.status} = 'waiting'`),
    check(
      'webhook_delivery_status_check',
      sql`${table.status} in ('waiting', 'delivered', 'failed')`,
    ),
  ],
);
