import { lintChanged } from './steps/lint-changed.ts';
import { runSteps } from './steps/run-steps.ts';
import { deadCode, format, types } from './steps/static-checks.ts';
import { describeCounts, type Step } from './steps/step.ts';
import { stopOnSignal } from './steps/stop-on-signal.ts';
import { runVitest } from './steps/suites.ts';

const unit: Step = {
  name: 'unit',
  run: (stop) => runVitest({ projects: ['unit'], stop }),
};

/** Under 30 seconds: what is slow, the screens, both databases and the browser are left to `npm test`. */
export async function run(): Promise<number> {
  const stop = stopOnSignal();
  const steps = [unit, types, lintChanged, format, deadCode];
  const { counts, duration } = await runSteps({ steps, sideBySide: 2, stop });
  if (stop.aborted) return 130;
  console.log(`\n${describeCounts(counts)} in ${duration}`);
  return counts.failed === 0 ? 0 : 1;
}
