import { join } from 'node:path';
import type { Env } from '../env.ts';
import type { Database } from './database.ts';

/** PostgreSQL when DATABASE_URL names one, else the embedded database in the data folder. */
export async function openDatabase(env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Database> {
  if (env.DATABASE_URL) {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(env.DATABASE_URL);
  }
  const { openPglite } = await import('./open-pglite.ts');
  return openPglite(join(env.DATA_DIR, 'database'));
}
