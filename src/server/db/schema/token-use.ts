import { bigint, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { organization } from './organizations.ts';

/** What each organization's writing takes of the language model, by day (UTC). */
export const tokenUse = pgTable(
  'token_use',
  {
    organizationId: integer('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** Held for writing that has been started and not ended. */
    reserved: bigint('reserved', { mode: 'number' }).notNull().default(0),
    used: bigint('used', { mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.day] })],
);
