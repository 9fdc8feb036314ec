export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** A test that passed only at the second try: a race in the test or in the product. */
export interface FlakyTest {
  test: string;
  why: string;
}

export interface Tally {
  counts: Counts;
  flaky: FlakyTest[];
}

export interface Outcome {
  counts: Counts;
  flaky?: FlakyTest[];
  /** What the step printed; shown only when it failed. */
  output: string;
}

/** One line of the report: a suite of tests, or a check that counts as one test. */
export interface Step {
  name: string;
  run(stop: AbortSignal): Promise<Outcome>;
}

export const onePassed: Counts = { passed: 1, failed: 0, skipped: 0 };
export const oneFailed: Counts = { passed: 0, failed: 1, skipped: 0 };
export const oneSkipped: Counts = { passed: 0, failed: 0, skipped: 1 };

export function addCounts(all: Counts[]): Counts {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

export function describeCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** Loud, because a second try must not make anybody forget the first. */
export const describeFlaky = ({ test, why }: FlakyTest): string =>
  `!!! flaky: ${test}${why ? ` (first try: ${why.split('\n')[0]})` : ''}`;
