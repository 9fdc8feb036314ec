import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runNode } from './steps/run-node.ts';
import { pickExcerpts } from './landing/pick-excerpts.ts';
import { writeSampleJob } from './landing/write-sample.ts';

const file = path.resolve(import.meta.dirname, '../src/web/pages/landing/sample-excerpts.data.ts');

/** Stores what the landing page shows of the sample job, as the product writes it now. */
export async function run(): Promise<number> {
  const excerpts = JSON.stringify(pickExcerpts(writeSampleJob()), null, 2);
  await writeFile(
    file,
    `import type { SampleExcerpts } from './sample-excerpts.ts';

/** Written by "npm run landing:renew" and never by hand. */
export const sampleExcerpts: SampleExcerpts = ${excerpts};
`,
  );
  const { signal } = new AbortController();
  const { code } = await runNode({ args: ['node_modules/oxfmt/bin/oxfmt', file], stop: signal });
  return code;
}
