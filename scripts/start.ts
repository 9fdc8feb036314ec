import { ensureWebBuilt } from './ensure-web-built.ts';

export async function run(): Promise<void> {
  await ensureWebBuilt();
  const { main } = await import('#server/main.ts');
  await main();
}
