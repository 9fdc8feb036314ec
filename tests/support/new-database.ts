import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** An empty database of its own on the PostgreSQL that the test run provides. */
export async function newDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server for this test.');
  const name = `requisite_fault_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => runAsAdmin(adminUrl, `drop database ${name} with (force)`) };
}

async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
