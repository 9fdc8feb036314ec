import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { openDataFolder } from '../data-folder.ts';
import type { Database } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { keepSmall, smallLog } from './keep-small.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** A folder to keep the rows in, or nothing for a database that lives in memory only. */
export async function openPglite(folder?: string): Promise<Database> {
  if (!folder) return open(await PGlite.create());
  openDataFolder(folder);
  const lock = lockFolder(folder);
  const startParams = [...PGlite.defaultStartParams, ...smallLog];
  const client = await PGlite.create({ dataDir: folder, startParams });
  const database = await open(client);
  const keeping = keepSmall(client);
  return {
    ...database,
    close: async () => {
      keeping.stop();
      await database.close();
      lock.release();
    },
  };
}

async function open(client: PGlite): Promise<Database> {
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  return { db, driver: { kind: 'pglite', client }, close: () => client.close() };
}
