import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** What both drivers answer to a raw statement. */
interface RowsResult extends PgQueryResultHKT {
  type: { rows: Record<string, unknown>[] };
}

/** The query builder, the same over PostgreSQL and the embedded database, and inside a transaction. */
export type Db = PgDatabase<RowsResult>;

/** An open database: the query builder, and the driver below it for the queue and for notifications. */
export interface Database {
  db: Db;
  driver: { kind: 'postgres'; pool: Pool; url: string } | { kind: 'pglite'; client: PGlite };
  close: () => Promise<void>;
}
