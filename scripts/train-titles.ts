import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { makeFieldUnits } from '#reading/fields/field-unit.ts';
import { listNames } from '#reading/fields/title/list-names.ts';
import { keyOf, weighNames, type Named } from '#reading/fields/title/name-signals.ts';
import { listCandidates } from '#reading/fields/title/read-title.ts';
import { readLanguage } from '#reading/language.ts';
import { readTextUnits } from '#reading/read-units.ts';
import { openCollections } from './collections.ts';
import { learnNames, type LearnedNames, type TitleExample } from './train-titles/learn-names.ts';
import labels from './train-titles/labels.json' with { type: 'json' };

const usage = 'node scripts/train-titles.ts ADVERTISEMENTS';
const output = 'src/reading/fields/title/name-weights.data.ts';
/** Collections that have the title beside the text, and how many of each are learned from. */
const titled = {
  'linkedin-2024-us': 2000,
  'linkedin-2026-uk': 1000,
  'philippines-2025': 900,
  'museum-collections-pdf': 60,
};
/** Of a column, against what a reader said of a text. */
const ofColumn = { named: 0.5, unnamed: 0.3 };
const same = 0.8;
const other = 0.45;
const lightest = 4;

const shorten = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 10);

function listNamed(text: string): Named[] {
  if ((readLanguage(text) ?? 'en') !== 'en') return [];
  const units = makeFieldUnits(readTextUnits(text));
  const names = listNames(units).map((name) => ({ ...name, score: 0 }));
  return weighNames([...listCandidates(units), ...names]);
}

const toWords = (title: string): Set<string> =>
  new Set(
    keyOf(title)
      .split(' ')
      .map((word) => (word.length > 4 ? word.replace(/(?<=[^s])s$/, '') : word)),
  );

/** How many of the words of two titles are the same. */
function compare(one: string, another: string): number {
  const left = toWords(one);
  const right = toWords(another);
  const shared = [...left].filter((word) => right.has(word)).length;
  return (2 * shared) / (left.size + right.size);
}

/** What a column says: a title that the text has, has not, or has in part only, which teaches nothing. */
function learnFromColumn(text: string, title: string): TitleExample[] {
  const names = listNamed(text).map(({ first, signals }) => ({
    signals,
    right: compare(first.text, title),
  }));
  const best = Math.max(0, ...names.map(({ right }) => right));
  if (names.length === 0 || (best >= other && best < same)) return [];
  const weight = best >= same ? ofColumn.named : ofColumn.unnamed;
  return [
    { weight, names: names.map((one) => ({ ...one, right: one.right < same ? 0 : one.right })) },
  ];
}

interface Row {
  id: string | number;
  text: string;
  textRestored?: string;
  fields?: { title?: string };
}

async function learnFromColumns(folder: string): Promise<TitleExample[]> {
  const kept = new Set([
    ...labels.labelled.map(({ source, id }) => `${source} ${id}`),
    ...labels.left.map(({ source, id }) => `${source} ${id}`),
  ]);
  const examples: TitleExample[] = [];
  for (const [source, most] of Object.entries(titled)) {
    const rows = gunzipSync(await readFile(join(folder, `${source}.jsonl.gz`)))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row)
      .filter(({ id, fields }) => fields?.title && !kept.has(`${source} ${shorten(String(id))}`));
    for (const { text, textRestored, fields } of rows.slice(0, most))
      examples.push(...learnFromColumn(textRestored ?? text, fields!.title!));
  }
  return examples;
}

/** Learns from advertisements whose titles are known which of the names in a text is its job's, and writes the weights. */
async function run([advertisements]: string[]): Promise<void> {
  if (advertisements === undefined) throw new Error(usage);
  const folder = join(advertisements, 'large');
  const compose = await openCollections(
    folder,
    labels.labelled.map(({ source }) => source),
  );
  const labelled = labels.labelled.flatMap(({ names, ...label }): TitleExample[] => {
    const right = new Set(names);
    const found = listNamed(compose({ ...label, head: '' }) ?? '');
    const judged = found.map(({ first, signals }) => ({
      signals,
      right: right.has(shorten(keyOf(first.text))) ? 1 : 0,
    }));
    const isKnown = names.length === 0 || judged.some((one) => one.right > 0);
    return judged.length > 0 && isKnown ? [{ names: judged, weight: 1 }] : [];
  });
  const columns = await learnFromColumns(folder);
  await writeFile(output, print(learnNames([...columns, ...labelled])));
  console.log(`${labelled.length} labelled texts, ${columns.length} with their title beside them.`);
}

function print({ weights, none }: LearnedNames): string {
  const lines = [...weights]
    .map(([signal, weight]) => ({ signal, weight: Math.round(weight * 100) }))
    .filter(({ weight }) => Math.abs(weight) >= lightest)
    .toSorted((a, b) => (a.signal < b.signal ? -1 : 1))
    .map(({ signal, weight }) => `${signal}\t${weight}`)
    .join('\n');
  const quoted = `'${lines
    .replace(/\\/g, '\\\\')
    .replace(/'/g, String.raw`\'`)
    .replace(/\n/g, String.raw`\n`)
    .replace(/\t/g, String.raw`\t`)}'`;
  return `// Made by scripts/train-titles.ts; one line a sign of a name and how much it counts, in hundredths.
export const signalWeights =
  ${quoted};
/** What speaks for no name at all. */
export const noneWeight = ${none.toFixed(2)};
`;
}

await run(process.argv.slice(2));
