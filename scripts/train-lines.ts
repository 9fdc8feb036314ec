import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listLineSignals } from '#plan/criteria/line-weights/line-signals.ts';
import { shareByScores } from '#plan/criteria/line-weights/weigh-lines.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { openCollections } from './collections.ts';
import { fitShares, type Line } from './train-lines/fit-shares.ts';
import labels from './train-lines/labels.json' with { type: 'json' };

const usage = 'node scripts/train-lines.ts ADVERTISEMENTS';
const output = 'src/plan/criteria/line-weights/data/line-weights.data.ts';
const leastWeight = 0.02;

/** Learns from weighed jobs how much of the whole each line of a job is, and writes the weights. */
async function run([folder]: string[]): Promise<void> {
  if (folder === undefined) throw new Error(usage);
  const compose = await openCollections(
    join(folder, 'large'),
    labels.map(({ source }) => source),
  );
  const texts = labels.flatMap((entry) => {
    const text = compose({ ...entry, head: '', isRestored: true });
    const lines = text === null ? [] : readLines(text, entry.groups);
    return lines.length === 0 ? [] : [{ lines, isMeasured: entry.isMeasured }];
  });
  const seen = texts.filter(({ isMeasured }) => !isMeasured).map(({ lines }) => lines);
  const weights = fitShares(seen);
  report('learned from', seen, weights);
  report(
    'unseen',
    texts.filter(({ isMeasured }) => isMeasured).map(({ lines }) => lines),
    weights,
  );
  await writeFile(output, print(weights));
}

const nameLine = (text: string): string =>
  createHash('sha256')
    .update(text.replace(/\s+/g, ' ').trim().slice(0, 300))
    .digest('hex')
    .slice(0, 8);

/** The lines of a text with the share of the points that people gave them; of several lines for one thing the first most. */
function readLines(text: string, groups: string): Line[] {
  const job = readJobText(text);
  if (!job) return [];
  const brief = understand({ job: { ...job, answers: [] }, organization: { name: '' } });
  const points = new Map<string, number>();
  for (const group of groups.split(' ')) {
    const [weight = '0', names = ''] = group.split(':');
    const lines = names.split(',');
    const whole = lines.reduce((sum, _, place) => sum + 1 / (place + 1), 0);
    for (const [place, name] of lines.entries())
      points.set(name, (points.get(name) ?? 0) + Number(weight) / (place + 1) / whole);
  }
  const lines = [...listLineSignals(brief)].map(([fact, signals]) => ({
    signals,
    share: points.get(nameLine(fact.text)) ?? 0,
  }));
  const sum = lines.reduce((total, { share }) => total + share, 0);
  return sum < 30 ? [] : lines.map((line) => ({ ...line, share: line.share / sum }));
}

function report(
  name: string,
  texts: readonly (readonly Line[])[],
  weights: ReadonlyMap<string, number>,
): void {
  const misses = texts.map((lines) => {
    const shares = shareByScores(
      lines.map(({ signals }) => signals),
      weights,
    );
    return lines.reduce((sum, { share }, i) => sum + Math.abs(share - shares[i]!), 0) / 2;
  });
  const mean = misses.reduce((sum, one) => sum + one, 0) / misses.length;
  console.log(`${name}: ${texts.length} texts, ${(100 * mean).toFixed(1)} of 100 points astray`);
}

const print = (weights: ReadonlyMap<string, number>): string =>
  `/** Written by scripts/train-lines.ts: how much each signal of a line says that a job turns on it, in hundredths. */
export const lineWeights = \`${[...weights]
    .filter(([, weight]) => Math.abs(weight) >= leastWeight)
    .map(([name, weight]) => `${name}\t${Math.round(100 * weight)}`)
    .join('\n')}\`;
`;

await run(process.argv.slice(2));
