import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried lately; in the database so that limits hold across processes. */
export const attempt = pgTable('attempt', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetAt: timestamp('reset_at', { withTimezone: true }).notNull(),
});
