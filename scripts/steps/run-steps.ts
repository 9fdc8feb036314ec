import {
  addCounts,
  describeCounts,
  describeFlaky,
  oneFailed,
  type Outcome,
  type Step,
  type Tally,
} from './step.ts';

const STILL_RUNNING_EVERY_MS = 30_000;

interface Run {
  /** In the order in which they begin. */
  steps: Step[];
  sideBySide: number;
  stop: AbortSignal;
}

/** Runs several at a time; when one has ended the next begins. A line for each. */
export async function runSteps({ steps, sideBySide, stop }: Run) {
  const startedAt = Date.now();
  const running = new Set<string>();
  const timer = setInterval(() => {
    console.log(`  ${secondsSince(startedAt)}: still at ${[...running].join(' and ')}`);
  }, STILL_RUNNING_EVERY_MS);

  const all: Tally[] = [];
  const waiting = steps.values();
  const takeSteps = async () => {
    for (const step of waiting) {
      if (stop.aborted) return;
      running.add(step.name);
      all.push(await runStep(step, stop));
      running.delete(step.name);
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, takeSteps));
  clearInterval(timer);
  return {
    counts: addCounts(all.map(({ counts }) => counts)),
    flaky: all.flatMap(({ flaky }) => flaky),
    duration: secondsSince(startedAt),
  };
}

async function runStep(step: Step, stop: AbortSignal): Promise<Tally> {
  const startedAt = Date.now();
  const outcome = await step.run(stop).catch((error: unknown): Outcome => ({
    counts: oneFailed,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const { counts, output, flaky = [] } = outcome;
  if (stop.aborted) return { counts, flaky };

  const mark = counts.failed > 0 ? '✗' : counts.passed === 0 && counts.skipped > 0 ? '–' : '✓';
  const total = counts.passed + counts.failed + counts.skipped;
  const detail = total === 1 ? '' : describeCounts(counts);
  console.log(
    `${mark} ${step.name.padEnd(20)} ${secondsSince(startedAt).padStart(7)}  ${detail}`.trimEnd(),
  );
  for (const one of flaky) console.log(describeFlaky(one));
  if (counts.failed > 0) console.log(`\n${output}\n`);
  return { counts, flaky };
}

function secondsSince(startedAt: number): string {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}
