import { rm } from 'node:fs/promises';
import { shortLived, startApp } from '../support/app-process.ts';
import { makeDataFolder } from '../support/data-folder.ts';

export type AppOfStories = Awaited<ReturnType<typeof startAppForStories>>;

/** The built app with an embedded database of its own, as an operator runs it. */
export async function startAppForStories(settings: Record<string, string> = {}) {
  const dataDir = await makeDataFolder();
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    // Each of those who write asks for work every second, and no story has much.
    WRITE_CONCURRENCY: '3',
    ...settings,
  };
  const app = await startApp({ dataDir, env, nodeArgs: shortLived });
  return {
    url: app.url,
    dataDir,
    end: async () => {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
