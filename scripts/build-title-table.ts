/**
 * Rewrites the titles of every US occupation from the O*NET tables, for the next release of them:
 *
 *   node scripts/build-title-table.ts DIRECTORY
 *
 * DIRECTORY holds onet-occupation-data.csv, onet-alternate-titles.csv and onet-sample-of-reported-titles.csv.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCsv } from '#market/csv.ts';
import { packTitles } from '#market/occupations/titles/front-coding.ts';
import { toCoreWithHead, toWords } from '#market/occupations/titles/title-words.ts';

const [directory] = process.argv.slice(2);
if (!directory) throw new Error('Name the directory that holds the O*NET tables.');
const read = (file: string): Record<string, string>[] =>
  readCsv(readFileSync(join(directory, file), 'utf8'));

/** O*NET subdivides some codes; the undivided title is the one that ends in .00. */
const names = new Map<string, string>();
for (const row of read('onet-occupation-data.csv')) {
  const code = row['O*NET-SOC Code']!;
  if (code.endsWith('.00') || !names.has(code.slice(0, 7)))
    names.set(code.slice(0, 7), row['Title']!);
}
const codes = [...names.keys()].toSorted();
const numberOf = new Map(codes.map((code, number) => [code, number]));

const owners = new Map<string, Set<number>>();

function add(title: string, code: string): void {
  const number = numberOf.get(code.slice(0, 7));
  const words = toWords(title);
  if (number === undefined || words.length === 0 || words.some((word) => word.includes(';')))
    return;
  // One word of the forces, such as "Intelligence" or "Management", is most often something else.
  if (words.length === 1 && code.startsWith('55')) return;
  for (const form of new Set([words.join(' '), toCoreWithHead(words).join(' ')]))
    if (form) owners.set(form, (owners.get(form) ?? new Set()).add(number));
}

/** "Chief Financial Officer (CFO)" is two titles. */
function addSplit(title: string, code: string): void {
  const [, outside, inside] = /^(.*?) ?\(([^)]*)\)$/.exec(title) ?? [];
  if (!outside || !inside) return add(title, code);
  add(outside, code);
  add(inside, code);
}

for (const row of read('onet-occupation-data.csv')) add(row['Title']!, row['O*NET-SOC Code']!);
for (const row of read('onet-alternate-titles.csv'))
  addSplit(row['Alternate Title']!, row['O*NET-SOC Code']!);
for (const row of read('onet-sample-of-reported-titles.csv'))
  addSplit(row['Reported Job Title']!, row['O*NET-SOC Code']!);

const titles = [...owners].map(([title, numbers]) => ({
  title,
  owners: [...numbers].toSorted((a, b) => a - b),
}));
const occupations = codes.map((code) => `${code}${names.get(code)}`).join('\n');
writeFileSync(
  new URL('../src/market/occupations/data/onet-titles.data.ts', import.meta.url),
  `/** Written by scripts/build-title-table.ts from O*NET (see shared/credits.ts). Every code and its official name. */
export const occupationTable = \`${occupations}\`;

/** Titles people use for them, in the form of titles/front-coding.ts. */
export const titleTable = \`${packTitles(titles)}\`;
`,
);
console.log(`${titles.length} titles of ${codes.length} occupations.`);
