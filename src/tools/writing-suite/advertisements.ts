import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface Advertisement {
  name: string;
  text: string;
}

/**
 * Real texts belong to others and are kept outside the project, in a folder of .txt files or of .jsonl.gz files
 * whose lines have a `text`. Where ADS_FOLDER names none, there are none.
 */
export function listAdvertisements(most: number): Advertisement[] {
  // oxlint-disable-next-line node/no-process-env -- a test is told from outside where advertisements lie
  const folder = process.env.ADS_FOLDER;
  if (!folder) return [];
  const files = globSync('*.{txt,jsonl.gz}', { cwd: folder }).toSorted();
  const lists = files.map((file) => readAll(folder, file));
  const all = lists.flat();
  // From everywhere in the collection, the same ones each time.
  const step = Math.max(1, all.length / most);
  return Array.from({ length: Math.min(most, all.length) }, (_, i) => all[Math.floor(i * step)]!);
}

function readAll(folder: string, file: string): Advertisement[] {
  const bytes = readFileSync(join(folder, file));
  if (file.endsWith('.txt')) return [{ name: file, text: bytes.toString('utf8') }];
  return gunzipSync(bytes)
    .toString('utf8')
    .split('\n')
    .flatMap((line, i) => {
      const text = line === '' ? null : readLine(line);
      return text ? [{ name: `${file}:${i + 1}`, text }] : [];
    });
}

interface Line {
  text?: string;
  fields?: { title?: string; intitule?: string };
  sections?: { title?: string };
}

/** Many collections keep the title beside the text. */
function readLine(line: string): string | null {
  const { text, fields, sections } = JSON.parse(line) as Line;
  if (!text) return null;
  const title = fields?.title ?? sections?.title ?? fields?.intitule ?? '';
  return title === '' || text.slice(0, 400).includes(title) ? text : `${title}\n\n${text}`;
}
