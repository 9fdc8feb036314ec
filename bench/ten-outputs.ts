import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../scripts/build-app.ts';
import { startApp } from '../tests/support/app-process.ts';
import { percentile } from '../tests/support/beside-flood.ts';
import { newRecruiter } from '../tests/support/recruiter.ts';
import type { Benchmark } from './benchmark.ts';

const rounds = 25;
/** On a quiet machine: what a person takes for at once. */
const barMs = 500;

/** From the call that creates a job to its tenth output, on the embedded database as it is by default. */
export const tenOutputsBenchmark: Benchmark = async () => {
  await buildApp();
  const app = await startApp({ env: { BUDGET_FACTOR: '100' } });
  const recruiter = await newRecruiter(app.url);
  const isWritten = async (jobId: number) =>
    ((await recruiter.get(`/api/jobs/${jobId}`)) as { status: string }).status === 'completed';
  const write = async (jobs: number) => {
    const ids = await Promise.all(Array.from({ length: jobs }, () => recruiter.createJob()));
    for (const id of ids) while (!(await isWritten(id))) await sleep(10);
  };
  const time = async (jobs: number) => {
    const begun = performance.now();
    await write(jobs);
    return performance.now() - begun;
  };

  const first = await time(1);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // At any moment between two looks of the queue, which sleeps two seconds.
    await sleep((round * 2000) / rounds);
    times.push(await time(1));
  }
  const say = (share: number) => `${percentile(times, share).toFixed(0)} ms`;
  return {
    figures: [
      `ten outputs from POST to done: p50 ${say(0.5)}, p95 ${say(0.95)} (bar: ${barMs} ms); the first after a start: ${first.toFixed(0)} ms`,
    ],
    comparisons: [
      {
        name: 'forty outputs of four jobs at once against ten of one',
        baseline: () => write(1),
        candidate: () => write(4),
        rounds: 7,
      },
    ],
    close: async () => {
      await app.stop();
    },
  };
};
