import { rm } from 'node:fs/promises';
import { buildApp } from '../../scripts/build-app.ts';
import { makeFolder, startApp } from '../support/app-process.ts';

/** One app for all stories, on the built pages and a new embedded database. */
export default async function startBuiltApp(): Promise<() => Promise<void>> {
  await buildApp();
  const dataDir = await makeFolder();
  const app = await startApp({ dataDir, env: { NODE_ENV: 'production', LOG_LEVEL: 'warn' } });
  // The configuration is read again in every worker, and finds the address there.
  process.env.E2E_BASE_URL = app.url;
  process.env.E2E_DATA_DIR = dataDir;
  return async () => {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
