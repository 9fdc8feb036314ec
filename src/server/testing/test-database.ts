import type { Database } from '../db/database.ts';
import { openPgliteFromTemplate } from './pglite-template.ts';
import { openPostgresFromTemplate } from './postgres-template.ts';

/** A fresh, migrated database of the kind this run is about. */
export async function openTestDatabase(): Promise<Database> {
  const { TEST_DATABASE: kind = 'pglite', TEST_DATABASE_URL: adminUrl } = process.env;
  if (kind === 'pglite') return openPgliteFromTemplate();
  if (!adminUrl)
    throw new Error('TEST_DATABASE_URL must name a PostgreSQL server for these tests.');
  return openPostgresFromTemplate(adminUrl);
}
