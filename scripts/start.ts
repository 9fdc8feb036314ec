import { ensureWebBuilt } from './ensure-web-built.ts';
import { loadServer } from './load-server.ts';

export async function run(): Promise<void> {
  await ensureWebBuilt();
  const { main } = await loadServer();
  await main();
}
