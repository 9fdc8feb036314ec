import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { roles } from '#shared/organization.ts';
import { user } from './accounts.ts';

/** Imported by *.rows.ts files only: they ask for the caller's membership before they touch a row. */

const time = (name: string) => timestamp(name, { withTimezone: true });
const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
const organizationId = () =>
  integer('organization_id')
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' });
const role = () => text('role', { enum: roles }).notNull();
const knownRoles = sql.raw(roles.map((name) => `'${name}'`).join(', '));

export const organization = pgTable('organization', {
  id: id(),
  name: text('name').notNull(),
  domain: text('domain'),
  description: text('description'),
  website: text('website'),
  industry: text('industry'),
  companySize: text('company_size'),
  voiceTone: text('voice_tone'),
  messagingStyle: text('messaging_style'),
  /** Null for English. */
  outputLanguage: text('output_language'),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
});

export const membership = pgTable(
  'membership',
  {
    id: id(),
    organizationId: organizationId(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: role(),
    userStatus: text('user_status', { enum: ['active', 'invited'] })
      .notNull()
      .default('active'),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('membership_organization_user_unique').on(table.organizationId, table.userId),
    index('membership_user_id_idx').on(table.userId),
    check('membership_role_check', sql`${table.role} in (${knownRoles})`),
    check('membership_user_status_check', sql`${table.userStatus} in ('active', 'invited')`),
  ],
);

export const invitation = pgTable(
  'invitation',
  {
    id: id(),
    organizationId: organizationId(),
    email: text('email').notNull(),
    role: role(),
    /** Half of the token; the other half is the server's secret, so a copy of this table opens nothing. */
    nonce: text('nonce').notNull(),
    invitedBy: text('invited_by').references(() => user.id, { onDelete: 'set null' }),
    status: text('status', { enum: ['pending', 'accepted', 'cancelled'] })
      .notNull()
      .default('pending'),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    acceptedAt: time('accepted_at'),
    acceptedBy: text('accepted_by').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('invitation_pending_unique')
      .on(table.organizationId, table.email)
      .where(sql`${table.status} = 'pending'`),
    index('invitation_email_idx').on(table.email),
    check('invitation_role_check', sql`${table.role} in (${knownRoles})`),
    check('invitation_status_check', sql`${table.status} in ('pending', 'accepted', 'cancelled')`),
    check('invitation_email_check', sql`${table.email} = lower(${table.email})`),
  ],
);

export const apiKey = pgTable(
  'api_key',
  {
    id: id(),
    organizationId: organizationId(),
    name: text('name').notNull(),
    prefix: text('prefix').notNull(),
    keyHash: text('key_hash').notNull().unique(),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: time('created_at').notNull().defaultNow(),
    lastUsedAt: time('last_used_at'),
    revokedAt: time('revoked_at'),
  },
  (table) => [index('api_key_organization_id_idx').on(table.organizationId)],
);
