import { performance } from 'node:perf_hooks';

export interface Comparison {
  name: string;
  baseline: () => unknown;
  candidate: () => unknown;
  rounds?: number;
}

/**
 * Machines differ, ratios less so: both sides run in turn, so that a busy moment hits both,
 * and the median round counts.
 */
export async function compare({ name, baseline, candidate, rounds = 21 }: Comparison) {
  const times = { baseline: [] as number[], candidate: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.baseline.push(await measure(baseline));
    times.candidate.push(await measure(candidate));
  }
  const baselineMs = median(times.baseline);
  const candidateMs = median(times.candidate);
  return { name, baselineMs, candidateMs, ratio: candidateMs / baselineMs };
}

async function measure(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
