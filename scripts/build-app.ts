import { ensureServerBuilt } from './ensure-server-built.ts';
import { ensureWebBuilt } from './ensure-web-built.ts';

/** Both sides as a visitor gets them. */
export async function buildApp(): Promise<void> {
  await ensureWebBuilt();
  await ensureServerBuilt();
}

if (import.meta.main) await buildApp();
