import { join } from 'node:path';
import { ensureServerBuilt } from './ensure-server-built.ts';

export async function loadServer(): Promise<typeof import('#server/main.ts')> {
  await ensureServerBuilt();
  return import(join(process.cwd(), 'dist/server/main.js'));
}
