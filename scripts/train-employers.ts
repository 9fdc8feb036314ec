import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openCollections } from './collections.ts';
import labels from './train-employers/labels.json' with { type: 'json' };
import { learnChoice, type Example } from './train-employers/learn-choice.ts';
import { hashOf } from './train-employers/names.ts';
import { fromAddress, fromColumn, fromReader } from './train-employers/read-examples.ts';

const usage = 'node scripts/train-employers.ts ADVERTISEMENTS';
const output = 'src/reading/fields/employer/learned/employer-weights.data.ts';
const learning = { fewest: 12, pull: 2 };
const smallest = 5;
const withColumns = ['linkedin-2024-us', 'linkedin-2026-uk', 'philippines-2025'];
const withAddresses = 'kenya-myjobmag-2025';
const shortest = 200;
/** Of so many in ten the head is put above the text, as people paste it. */
const headed = { said: 3, unsaid: 4 };
const everyFifth = 5;

interface Row {
  id: string | number;
  path: string;
  text: string;
  textRestored?: string;
  fields?: { title?: string; company?: string; company_name?: string; location?: string };
}

/** Learns by which signals a name in an advertisement is the employer's, and writes the weights. */
async function run([folder]: string[]): Promise<void> {
  if (folder === undefined) throw new Error(usage);
  const large = join(folder, 'large');
  const compose = await openCollections(
    large,
    labels.read.map(({ source }) => source),
  );
  const told = labels.read.flatMap((entry) => {
    const text = compose({ ...entry, head: '' });
    return (text === null ? null : fromReader(text, entry.names, entry.also)) ?? [];
  });
  const seen = new Set([
    ...labels.apart,
    ...labels.read.map(({ source, id }) => `${source}:${id}`),
  ]);
  const examples: Example[] = [...told];
  for (const source of [...withColumns, withAddresses]) {
    const texts = new Set<string>();
    for (const row of await readRows(large, source)) {
      const text = row.textRestored ?? row.text;
      if (seen.has(`${source}:${hashOf(String(row.id), 10)}`) || texts.has(text)) continue;
      texts.add(text);
      const example = source === withAddresses ? ofAddress(row) : ofColumns(row, source);
      if (example) examples.push(example);
    }
  }
  const weights = learnChoice(examples, learning);
  console.log(
    `${told.length} read and ${examples.length - told.length} others, ${weights.size} signals.`,
  );
  await writeFile(output, print(weights));
}

const readRows = async (folder: string, source: string): Promise<Row[]> =>
  gunzipSync(await readFile(join(folder, `${source}.jsonl.gz`)))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

function ofColumns(
  { id, text: plain, textRestored, fields = {} }: Row,
  source: string,
): Example | null {
  const text = textRestored ?? plain;
  const column = fields.company_name ?? fields.company ?? '';
  if (column === '' || text.length < shortest) return null;
  const draw = Number.parseInt(hashOf(`${source}${id}`, 8), 16);
  const isSaid = text.toLowerCase().includes(column.toLowerCase());
  if (source === 'philippines-2025' && !isSaid && draw % everyFifth !== 0) return null;
  const hasHead = draw % 10 < (isSaid ? headed.said : headed.unsaid);
  const head = [fields.title, column, fields.location].filter(Boolean).join('\n');
  return fromColumn(hasHead ? `${head}\n\n${text}` : text, column, hasHead);
}

const ofAddress = ({ path, text, fields = {} }: Row): Example | null => {
  const ending = path.split('/job/')[1];
  return ending === undefined ? null : fromAddress(text, ending, fields.title ?? '');
};

function print(weights: ReadonlyMap<string, number>): string {
  const table = [...weights]
    .map(([signal, weight]) => [signal, Math.round(weight * 100)] as const)
    .filter(([, weight]) => Math.abs(weight) >= smallest)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([signal, weight]) => `${signal}\t${weight}`)
    .join('\n');
  return `// Made by scripts/train-employers.ts; one line a signal, its weight in hundredths.\nexport const employerWeights =\n  ${JSON.stringify(table)};\n`;
}

await run(process.argv.slice(2));
