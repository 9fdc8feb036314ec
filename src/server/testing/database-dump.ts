import { sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';

/** Every row of every table as one text, the queue's tables too: what a stolen copy would show. */
export async function dumpDatabase(db: Db): Promise<string> {
  const tables = await db.execute(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const parts: string[] = [];
  for (const { schema, name } of tables.rows) {
    const table = sql`${sql.identifier(String(schema))}.${sql.identifier(String(name))}`;
    const { rows } = await db.execute(sql`select row_to_json(t)::text as line from ${table} t`);
    parts.push(...rows.map(({ line }) => `${String(schema)}.${String(name)} ${String(line)}`));
  }
  return parts.join('\n');
}
