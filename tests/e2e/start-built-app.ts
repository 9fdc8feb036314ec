import { ensureWebBuilt } from '../../scripts/ensure-web-built.ts';
import { startApp } from '../support/app-process.ts';

/** One app for all stories, on the built pages and a new embedded database. */
export default async function startBuiltApp(): Promise<() => Promise<void>> {
  await ensureWebBuilt();
  const app = await startApp({ env: { NODE_ENV: 'production', LOG_LEVEL: 'warn' } });
  // The configuration is read again in every worker, and finds the address there.
  process.env.E2E_BASE_URL = app.url;
  return async () => {
    await app.stop();
  };
}
