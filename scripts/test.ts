import { provideBrowser } from './services/find-browser.ts';
import { providePostgres } from './services/postgres-cluster.ts';
import { needing } from './steps/needing.ts';
import { onOneDatabase } from './steps/on-one-database.ts';
import { runNode } from './steps/run-node.ts';
import { runSteps } from './steps/run-steps.ts';
import { deadCode, format, lint, types } from './steps/static-checks.ts';
import { describeCounts, describeFlaky, oneFailed, onePassed, type Step } from './steps/step.ts';
import { stopOnSignal } from './steps/stop-on-signal.ts';
import { runPlaywright, runVitest } from './steps/suites.ts';

/** Everything. The last line is the sum over all suites. */
export async function run(): Promise<number> {
  const stop = stopOnSignal();
  const postgres = needing('PostgreSQL', providePostgres());
  const browser = needing('browser', provideBrowser());

  const unit: Step = {
    name: 'unit',
    run: () => runVitest({ projects: ['unit', 'slow'], stop }),
  };
  const web: Step = {
    name: 'web',
    run: () => runVitest({ projects: ['web', 'web-slow', 'web-location'], stop }),
  };
  const apiOnPglite: Step = {
    name: 'API on PGlite',
    run: async () =>
      runVitest({
        projects: ['api-pglite'],
        stop,
        without: (await postgres.value) ? onOneDatabase : [],
      }),
  };
  const apiOnPostgres = postgres.step('API on PostgreSQL', ({ url }) =>
    runVitest({ projects: ['api-postgres'], stop, env: { TEST_DATABASE_URL: url } }),
  );
  const faults = postgres.step('faults', ({ url }) =>
    // Most of their time they wait for a lease to run out or a process to start.
    runVitest({ projects: ['faults'], stop, env: { TEST_DATABASE_URL: url }, sideBySide: 2 }),
  );
  const endToEnd = browser.step('end to end', (path) =>
    runPlaywright({ stop, env: { CHROME_PATH: path } }),
  );

  try {
    // The long ones first, so that nobody waits for one of them at the end; what starts the app comes after the build.
    const suites = [unit, endToEnd, apiOnPostgres, faults, apiOnPglite, web];
    const steps = [build, ...suites, types, lint, deadCode, format];
    const { counts, flaky, duration } = await runSteps({ steps, sideBySide: 2, stop });
    if (stop.aborted) return 130;
    console.log(`\nTook ${duration}.`);
    for (const one of flaky) console.log(describeFlaky(one));
    console.log(describeCounts(counts));
    return counts.failed === 0 ? 0 : 1;
  } finally {
    await postgres.value.then((cluster) => cluster?.stop());
  }
}

const build: Step = {
  name: 'build',
  run: async (stop) => {
    const { code, output } = await runNode({ args: ['scripts/build-app.ts'], stop });
    return { counts: code === 0 ? onePassed : oneFailed, output };
  },
};
