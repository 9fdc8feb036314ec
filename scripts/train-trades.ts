import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sayJob } from '#knowledge/trade-choice/say-job.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { openCollections } from './collections.ts';
import { print } from './train-trades/print.ts';
import { train } from './train-trades/train.ts';
import labels from './train-trades/labels.json' with { type: 'json' };

const usage = 'node scripts/train-trades.ts ADVERTISEMENTS';
const folder = 'src/knowledge/trade-choice/data';

/** Learns from advertisements of which people said whose they are which trade a job is of, and writes the weights. */
async function run([advertisements]: string[]): Promise<void> {
  if (advertisements === undefined) throw new Error(usage);
  const compose = await openCollections(
    join(advertisements, 'large'),
    labels.map(({ source }) => source),
  );
  const examples = labels.flatMap((label) => {
    const text = compose(label);
    const job = text === null ? null : readJobText(text);
    if (!job) return [];
    const brief = understand({ job: { ...job, answers: [] }, organization: { name: '' } });
    const { trade, second, isWhole } = label;
    return (brief.language ?? 'en') === 'en'
      ? [{ job: sayJob(brief), trade, second, isWhole }]
      : [];
  });
  const { weights, signs } = print(train(examples));
  await writeFile(join(folder, 'trade-weights.data.ts'), weights);
  await writeFile(join(folder, 'sign-weights.data.ts'), signs);
}

await run(process.argv.slice(2));
