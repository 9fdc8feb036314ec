import { z } from 'zod';
import type { Tally } from './step.ts';

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          /** Of every try, the failed ones before a good one included. */
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});
const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(playwrightSpec).default([]),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});
type PlaywrightSuite = z.infer<typeof playwrightSuite>;

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  suites: z.array(playwrightSuite).default([]),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

export function countVitest(report: unknown): Tally {
  const result = vitestReport.parse(report);
  // A file that cannot even be loaded has no tests to fail.
  const broken = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const flaky = result.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages: [why = ''] }) => ({
        test: `${name.replace(`${process.cwd()}/`, '')}: ${fullName}`,
        why,
      })),
  );
  const counts = {
    passed: result.numPassedTests,
    failed: result.numFailedTests + broken.length,
    skipped: result.numPendingTests + result.numTodoTests,
  };
  return { counts, flaky };
}

export function countPlaywright(report: unknown): Tally {
  const { errors, stats, suites } = playwrightReport.parse(report);
  const counts = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
  return { counts, flaky: suites.flatMap(listFlaky) };
}

function listFlaky({ specs, suites }: PlaywrightSuite): Tally['flaky'] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => ({ test: `${file} (${projectName}): ${title}`, why: '' })),
  );
  return [...own, ...suites.flatMap(listFlaky)];
}
