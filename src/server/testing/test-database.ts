import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { openPgliteFromTemplate } from './pglite-template.ts';

/** A fresh, migrated database of the kind this run is about. */
export async function openTestDatabase(): Promise<Database> {
  const { TEST_DATABASE: kind = 'pglite', TEST_DATABASE_URL: adminUrl } = process.env;
  if (kind === 'pglite') return openPgliteFromTemplate();
  if (!adminUrl)
    throw new Error('TEST_DATABASE_URL must name a PostgreSQL server for these tests.');
  const name = `requisite_test_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = await openPostgres(url.href);
  return {
    ...database,
    close: async () => {
      await database.close();
      await runAsAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
