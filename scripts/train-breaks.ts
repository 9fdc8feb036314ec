import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { isKeptOut, listGapsOf, type Gap } from './train-breaks/joined-lines.ts';

const usage = 'node scripts/train-breaks.ts ADVERTISEMENTS';
const output = 'src/reading/layout/clean/data/break-weights.data.ts';
const sources = [
  'analytics-engineers',
  'bpc-elections',
  'city-of-la',
  'emscad',
  'handbook-roles',
  'kenya-myjobmag-2025',
  'linkedin-2024-us',
  'linkedin-2026-uk',
  'museum-collections-pdf',
  'philippines-2025',
];
const rounds = 10;
const step = 0.15;
const fewestSeen = 6;
const lightest = 0.5;

/** Where the breaks of lists were lost, learned from lists that have theirs; written as a table of weights. */
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error(usage);
const learned: Gap[] = [];
const keptOut: { lists: Gap[]; prose: Gap[] } = { lists: [], prose: [] };
for (const source of sources) {
  const rows = gunzipSync(await readFile(join(folder, `${source}.jsonl.gz`)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: string | number; text: string });
  for (const { id, text } of rows) {
    const { inLists, inProse } = listGapsOf(text);
    if (isKeptOut(`${source} ${id}`)) {
      keptOut.lists.push(...inLists);
      keptOut.prose.push(...inProse);
    } else learned.push(...inLists, ...inProse);
  }
}

const seen = new Map<string, number>();
for (const { signs } of learned)
  for (const sign of signs) seen.set(sign, (seen.get(sign) ?? 0) + 1);
for (const gap of learned)
  gap.signs = gap.signs.filter((sign) => (seen.get(sign) ?? 0) >= fewestSeen);

const weights = new Map<string, number>();
const slopes = new Map<string, number>();
const rate = (signs: readonly string[]): number =>
  1 / (1 + Math.exp(-signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), 0)));
for (let round = 0; round < rounds; round += 1) {
  // The same mixture each time the script runs.
  for (let i = learned.length - 1; i > 0; i -= 1) {
    const j = (i * 7919 + round * 104729 + 13) % (i + 1);
    [learned[i], learned[j]] = [learned[j]!, learned[i]!];
  }
  for (const { signs, isBreak } of learned) {
    const miss = rate(signs) - Number(isBreak);
    for (const sign of signs) {
      const slope = (slopes.get(sign) ?? 0.01) + miss * miss;
      slopes.set(sign, slope);
      const weight = weights.get(sign) ?? 0;
      weights.set(sign, weight - (step / Math.sqrt(slope)) * (miss + 1e-4 * weight));
    }
  }
}
for (const [sign, weight] of weights) if (Math.abs(weight) < lightest) weights.delete(sign);

for (const least of [0.6, 0.9, 0.95, 0.985]) {
  const found = keptOut.lists.filter(({ signs }) => rate(signs) >= least);
  const right = found.filter(({ isBreak }) => isBreak).length;
  const all = keptOut.lists.filter(({ isBreak }) => isBreak).length;
  const wrong = keptOut.prose.filter(({ signs }) => rate(signs) >= least).length;
  console.log(
    `from ${least}: ${((100 * right) / found.length).toFixed(1)} of 100 found are right, ${((100 * right) / all).toFixed(1)} of 100 are found; ${wrong} of ${keptOut.prose.length} within sentences`,
  );
}
const table = [...weights]
  .toSorted(([one], [other]) => (one < other ? -1 : 1))
  .map(([sign, weight]) => `${sign}\t${Math.round(100 * weight)}`)
  .join('\n');
await writeFile(
  output,
  `// Made by scripts/train-breaks.ts; one line a sign and how much it speaks for a lost break, in hundredths.\nexport const breakWeights =\n  ${JSON.stringify(table)};\n`,
);
console.log(`${weights.size} weights`);
