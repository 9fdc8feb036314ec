import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { makeFolder, startApp } from '../support/app-process.ts';

export type AppOfStories = Awaited<ReturnType<typeof startAppForStories>>;

/**
 * The built app with an embedded database of its own, as an operator runs it. The database begins as
 * a copy of an empty one, whose making takes longer than all the rest of the start.
 */
export async function startAppForStories(settings: Record<string, string> = {}) {
  const dataDir = await makeFolder();
  await cp(process.env.E2E_EMPTY_DATABASE ?? '', join(dataDir, 'database'), { recursive: true });
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    // Each of those who write asks for work every second, and no story has much.
    WRITE_CONCURRENCY: '3',
    ...settings,
  };
  const app = await startApp({ dataDir, env, startLimitMs: 120_000 });
  return {
    url: app.url,
    dataDir,
    end: async () => {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Made once for all apps of a run. */
export async function makeEmptyDatabase(): Promise<string> {
  const folder = await makeFolder();
  const database = await PGlite.create(folder);
  await database.close();
  return folder;
}
