import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { jobToolIds } from '#shared/tool-info.ts';
import { toSource, writeTool } from '#tools/writing-suite/written.ts';
import type { Benchmark } from './benchmark.ts';

/** All ten tools of a dozen jobs against understanding those jobs, which every writer needs. */
export const builtInWriterBenchmark: Benchmark = async () => {
  const jobs = allJobs.slice(0, 12);
  const sources = jobs.map((job) => toSource(job));
  return {
    comparisons: [
      {
        name: 'write all ten tools against understanding the job',
        baseline: async () => {
          for (const job of jobs) toSource(job);
        },
        candidate: async () => {
          for (const source of sources) {
            // The plan is kept per source; a fresh one is planned anew.
            const fresh = { ...source };
            for (const tool of jobToolIds) writeTool(tool, fresh);
          }
        },
      },
    ],
    close: async () => {},
  };
};
