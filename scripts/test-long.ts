import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { provideBrowser } from './services/find-browser.ts';
import { providePostgres } from './services/postgres-cluster.ts';
import { stopOnSignal } from './steps/stop-on-signal.ts';

/** What takes longer than the budget of `npm test`; its figures go to docs/reliability.md. */
export async function run(args: string[]): Promise<number> {
  const stop = stopOnSignal();
  const browser = await provideBrowser();
  const postgres = await providePostgres();
  try {
    const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project=long', ...args];
    const child = spawn(process.execPath, vitest, {
      stdio: 'inherit',
      env: { ...process.env, CHROME_PATH: browser, TEST_DATABASE_URL: postgres.url },
    });
    stop.addEventListener('abort', () => child.kill());
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  } finally {
    await postgres.stop();
  }
}
