import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { AuditAction, AuditTargetType } from '#shared/audit.ts';
import { organization } from './organizations.ts';

/**
 * Who did what to what. Append-only: a trigger refuses every change, and lets rows go only together
 * with their organization. People are named by id, so that a deleted account leaves no name behind.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    actorUserId: text('actor_user_id'),
    actorApiKeyId: integer('actor_api_key_id'),
    actorLinkId: integer('actor_link_id'),
    sessionId: text('session_id'),
    action: text('action').$type<AuditAction>().notNull(),
    targetType: text('target_type').$type<AuditTargetType>().notNull(),
    targetId: text('target_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_organization_id_idx').on(table.organizationId, table.id),
    index('audit_log_actor_user_id_idx').on(table.actorUserId),
  ],
);
