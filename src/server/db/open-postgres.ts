import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { StartupError } from '../startup-error.ts';
import type { Database } from './database.ts';
import { migrationsFolder } from './migrations-folder.ts';

const connectionsPerProcess = 10;

export async function openPostgres(url: string): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connectionsPerProcess,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'requisite',
  });
  // Without listeners a restart of PostgreSQL would end this process: the pool hears of connections
  // that lie idle in it, each connection of its own end between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  await checkConnection(pool, url);
  await migrateUnderLock(pool);
  return {
    db: drizzle(pool),
    driver: { kind: 'postgres', pool, url },
    close: () => pool.end(),
  };
}

async function checkConnection(pool: Pool, url: string): Promise<void> {
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const { host } = new URL(url);
    const reason = error instanceof Error ? error.message : 'no answer';
    throw new StartupError(`PostgreSQL at ${host} cannot be used: ${reason}. Check DATABASE_URL.`);
  }
}

/** Any number that no other program on the same server is likely to lock. */
const migrationLock = 728_140_2026;

/** Several processes may start at once: the first migrates while the others wait for the lock. */
async function migrateUnderLock(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Ending the session gives the lock back even when the unlock itself could not be sent.
    client.release(true);
  }
}
