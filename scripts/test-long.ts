import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { provideBrowser } from './services/find-browser.ts';
import { providePostgres } from './services/postgres-cluster.ts';
import { onOneDatabase } from './steps/on-one-database.ts';
import { stopOnSignal } from './steps/stop-on-signal.ts';

const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests'];
const longTests = [...vitest, '--project=long'];
/** Of what `npm test` takes a part, everything. */
const wholeSweeps = [...vitest, '--project=unit', '--project=slow', '--project=web-slow'];
/** Three times as many kills as in `npm test`. */
const moreKills = [...vitest, '--project=faults', 'tests/faults/sigkill.test.ts'];
/** What `npm test` has on PostgreSQL alone. */
const callsOnPglite = [...vitest, '--project=api-pglite', ...onOneDatabase];
const everyLook = ['node_modules/@playwright/test/cli.js', 'test', '--project=phone'];

/** What takes longer than the budget of `npm test`; its figures go to docs/reliability.md. */
export async function run(args: string[]): Promise<number> {
  const stop = stopOnSignal();
  const browser = await provideBrowser();
  const postgres = await providePostgres();
  try {
    const env = { ...process.env, CHROME_PATH: browser, TEST_DATABASE_URL: postgres.url };
    const thorough = { ...env, TEST_THOROUGH: 'true' };
    const codes = [
      await runTests({ args: [...longTests, ...args], env, stop }),
      await runTests({ args: [...wholeSweeps, ...args], env: thorough, stop }),
      await runTests({ args: [...moreKills, ...args], env: thorough, stop }),
      await runTests({ args: [...callsOnPglite, ...args], env: thorough, stop }),
      await runTests({ args: everyLook, env: { ...env, E2E_EVERY_LOOK: 'true' }, stop }),
    ];
    return Math.max(...codes);
  } finally {
    await postgres.stop();
  }
}

interface TestRun {
  args: string[];
  env: NodeJS.ProcessEnv;
  stop: AbortSignal;
}

async function runTests({ args, env, stop }: TestRun): Promise<number> {
  if (stop.aborted) return 130;
  const child = spawn(process.execPath, args, { stdio: 'inherit', env });
  stop.addEventListener('abort', () => child.kill());
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}
