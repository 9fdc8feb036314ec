import { runLanes } from './steps/run-lanes.ts';
import { staticChecks } from './steps/static-checks.ts';
import { describeCounts, type Step } from './steps/step.ts';
import { stopOnSignal } from './steps/stop-on-signal.ts';
import { runVitest } from './steps/suites.ts';

const unit: Step = {
  name: 'unit',
  run: (stop) => runVitest({ projects: ['unit', 'web', 'web-location'], stop }),
};

export async function run(): Promise<number> {
  const stop = stopOnSignal();
  const { counts, duration } = await runLanes({ lanes: [staticChecks, [unit]], stop });
  if (stop.aborted) return 130;
  console.log(`\n${describeCounts(counts)} in ${duration}`);
  return counts.failed === 0 ? 0 : 1;
}
