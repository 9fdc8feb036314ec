import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countPlaywright, countVitest } from './count-reports.ts';
import { runNode } from './run-node.ts';
import { oneFailed, type Outcome, type Tally } from './step.ts';

type Env = Record<string, string>;

interface VitestRun {
  projects: string[];
  stop: AbortSignal;
  env?: Env;
  /** How many files side by side; one less than there are cores unless told otherwise. */
  sideBySide?: number;
  /** Files that another suite of the run has. */
  without?: string[];
}

export function runVitest(options: VitestRun) {
  const { projects, sideBySide, without = [] } = options;
  return runSuite({ ...options, count: countVitest }, (report) => [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--passWithNoTests',
    ...projects.map((project) => `--project=${project}`),
    ...(sideBySide ? [`--maxWorkers=${sideBySide}`] : []),
    ...without.map((files) => `--exclude=${files}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
}

export function runPlaywright(options: { stop: AbortSignal; env: Env }) {
  return runSuite({ ...options, count: countPlaywright }, (report) => {
    options.env.PLAYWRIGHT_JSON_OUTPUT_FILE = report;
    return ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line,json'];
  });
}

interface Suite {
  count: (report: unknown) => Tally;
  stop: AbortSignal;
  env?: Env | undefined;
}

async function runSuite(
  { count, stop, env }: Suite,
  args: (report: string) => string[],
): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'requisite-report-'));
  const report = join(folder, 'report.json');
  try {
    const { code, output } = await runNode({ args: args(report), stop, env });
    const { counts, flaky } = await readFile(report, 'utf8').then(
      (text) => count(JSON.parse(text)),
      () => ({ counts: oneFailed, flaky: [] }),
    );
    // An error outside any test fails the run without failing a test.
    const unexplained = code !== 0 && counts.failed === 0;
    return { counts: unexplained ? { ...counts, failed: 1 } : counts, flaky, output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
