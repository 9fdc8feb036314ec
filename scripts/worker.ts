import { loadServer } from './load-server.ts';

export async function run(): Promise<void> {
  process.env.ROLE ??= 'worker';
  const { main } = await loadServer();
  await main();
}
