import { buildApp } from '../../scripts/build-app.ts';
import { startAppForStories } from './app-of-stories.ts';

/** One app for all stories, on the built pages. */
export default async function startBuiltApp(): Promise<() => Promise<void>> {
  await buildApp();
  const app = await startAppForStories();
  // The configuration is read again in every worker, and finds the address there.
  process.env.E2E_BASE_URL = app.url;
  process.env.E2E_DATA_DIR = app.dataDir;
  return app.end;
}
