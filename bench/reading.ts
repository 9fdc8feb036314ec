import { allFixtures } from '#reading/fixtures/texts/all-fixtures.ts';
import { textJobs } from '#server/text-work/jobs.ts';
import { createTextWork } from '#server/text-work/text-work.ts';
import type { Benchmark } from './benchmark.ts';

/** A pasted text read in a thread of its own, against reading it where calls are answered. */
export const readingBenchmark: Benchmark = async () => {
  const texts = allFixtures.map(({ text }) => text);
  const textWork = createTextWork({ limits: { milliseconds: 120_000 } });
  const owner = { organizationId: 1 };
  const direct = () => {
    for (const text of texts) textJobs.parse({ text });
  };
  const inThread = async () => {
    for (const text of texts) await textWork.run('parse', { text }, owner);
  };
  for (let round = 0; round < 3; round += 1) {
    direct();
    await inThread();
  }
  return {
    comparisons: [
      {
        name: `read ${texts.length} job descriptions in a thread against reading them directly`,
        baseline: direct,
        candidate: inThread,
      },
    ],
    close: textWork.close,
  };
};
