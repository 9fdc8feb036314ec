import { rm } from 'node:fs/promises';
import { buildApp } from '../../scripts/build-app.ts';
import { makeEmptyDatabase, startAppForStories } from './app-of-stories.ts';

/** One app for all stories, on the built pages. */
export default async function startBuiltApp(): Promise<() => Promise<void>> {
  await buildApp();
  const emptyDatabase = await makeEmptyDatabase();
  process.env.E2E_EMPTY_DATABASE = emptyDatabase;
  const app = await startAppForStories();
  // The configuration is read again in every worker, and finds the address there.
  process.env.E2E_BASE_URL = app.url;
  process.env.E2E_DATA_DIR = app.dataDir;
  return async () => {
    await app.end();
    await rm(emptyDatabase, { recursive: true, force: true });
  };
}
