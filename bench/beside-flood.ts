import { buildApp } from '../scripts/build-app.ts';
import { startApp } from '../tests/support/app-process.ts';
import { beginFlood, meetTwo, percentile, workBeside } from '../tests/support/beside-flood.ts';
import type { Benchmark } from './benchmark.ts';

/** What one person waits for while another floods every costly call on 16 connections. */
export const besideFloodBenchmark: Benchmark = async () => {
  await buildApp();
  const app = await startApp();
  const { url } = app;
  const two = await meetTwo(url);
  await workBeside(two.working, { rounds: 30 });
  const quiet = await workBeside(two.working, { rounds: 60 });
  const flood = await beginFlood({ url, by: two.flooding, milliseconds: 25_000 });
  const beside = await workBeside(two.working, { rounds: 5000, goesOn: () => !flood.isOver() });
  const report = await flood.ended;
  const refused = beside.files.filter(({ status }) => status !== 200).length;
  const say = (times: readonly number[]) =>
    `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`;
  const timesOf = ({ files }: typeof beside, kind: string) =>
    files.filter(({ what }) => what === kind).map(({ milliseconds }) => milliseconds);
  return {
    comparisons: [],
    figures: [
      `reads beside a flood: ${say(beside.reads)} of ${beside.reads.length} (quiet: ${say(quiet.reads)})`,
      ...['upload', 'export'].map(
        (kind) =>
          `one ${kind} beside a flood: ${say(timesOf(beside, kind))} (quiet: ${say(timesOf(quiet, kind))})`,
      ),
      `files refused to the other one: ${refused} of ${beside.files.length}`,
      `the flood: ${JSON.stringify(report)}`,
    ],
    close: async () => {
      await app.stop();
    },
  };
};
