import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allFixtures } from '#reading/fixtures/texts/all-fixtures.ts';
import type { UnitRole } from '#shared/reading.ts';
import { openCollections } from '../collections.ts';
import advertisements from './labels/advertisements.json' with { type: 'json' };
import fixtures from './labels/fixtures.json' with { type: 'json' };

/** A text with the roles of its rows, as somebody labelled it by eye. */
export interface LabelledText {
  name: string;
  /** How much it counts beside the others. */
  weight: number;
  text: string;
  rows: { words: string; roles: UnitRole[] }[];
}

/** Notes, typed forms, other languages and other countries are few beside one country's advertisements, and as frequent in use. */
const ofFew = 3;

/** Everything there is to learn from: two folders of advertisements, and our own fixtures. */
export async function loadLabelledTexts(folder: string): Promise<LabelledText[]> {
  return [
    ...(await loadLabelled(join(folder, 'labelled'))),
    ...(await loadLarge(join(folder, 'large'))),
    ...listFixtures(),
  ];
}

/** A folder of NAME.txt, NAME.tsv (rows) and NAME.labels.json (roles of the rows). */
async function loadLabelled(folder: string): Promise<LabelledText[]> {
  const ending = '.labels.json';
  const files = (await readdir(folder)).filter((file) => file.endsWith(ending)).sort();
  return Promise.all(
    files.map(async (file) => {
      const name = file.slice(0, -ending.length);
      const read = (end: string) => readFile(join(folder, `${name}${end}`), 'utf8');
      const [text, table, json] = await Promise.all([read('.txt'), read('.tsv'), read(ending)]);
      const { roles } = JSON.parse(json) as { roles: Record<string, string> };
      const rows = table
        .trimEnd()
        .split('\n')
        .map((row) => {
          const [id = '', , ...words] = row.split('\t');
          return {
            words: words.join('\t'),
            roles: (roles[id] ?? 'noise').split('+') as UnitRole[],
          };
        });
      return { name, weight: ofFew, text, rows };
    }),
  );
}

/** Labels are kept here by the number of the advertisement; its text stays where it is. */
async function loadLarge(folder: string): Promise<LabelledText[]> {
  const compose = await openCollections(
    folder,
    advertisements.map(({ source }) => source),
  );
  return advertisements
    .filter((entry) => !('test' in entry))
    .flatMap((entry) => {
      const text = compose({ ...entry, isRestored: 'restored' in entry });
      return text === null
        ? []
        : [
            {
              name: `${entry.source} ${entry.id}`,
              weight: 1,
              text,
              rows: label(text, entry.roles, longestLine),
            },
          ];
    });
}

function listFixtures(): LabelledText[] {
  return allFixtures.flatMap(({ name, text }) => {
    const entry = fixtures.find(({ fixture }) => fixture === name);
    return entry
      ? [{ name, weight: ofFew, text, rows: label(text, entry.roles, longestNoteLine) }]
      : [];
  });
}

const longestLine = 220;
const longestNoteLine = 120;
const letters: Record<string, UnitRole> = {
  t: 'title',
  h: 'head',
  c: 'company',
  e: 'team',
  o: 'overview',
  d: 'duty',
  m: 'must',
  n: 'nice',
  p: 'pay',
  b: 'benefit',
  s: 'schedule',
  l: 'place',
  a: 'process',
  g: 'legal',
  x: 'noise',
};

/** Rows as they were shown to whoever labelled them: lines, and the sentences of long ones. */
function label(text: string, roles: string, longest: number): LabelledText['rows'] {
  const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
  const given = roles.split(' ');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) =>
      line.length <= longest
        ? [line]
        : Array.from(sentences.segment(line), ({ segment }) => segment.trim()).filter(Boolean),
    )
    .map((words, index) => ({
      words,
      roles: Array.from(given[index] ?? 'x', (letter) => letters[letter] ?? 'noise'),
    }));
}
