export async function run(): Promise<void> {
  process.env.ROLE ??= 'worker';
  const { main } = await import('#server/main.ts');
  await main();
}
