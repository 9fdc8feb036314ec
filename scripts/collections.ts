import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

interface Row {
  id: string | number;
  text: string;
  textRestored?: string;
  fields?: Record<string, string>;
}

/** An advertisement of a collection, and which of its columns stand above its text. */
interface Wanted {
  source: string;
  id: string;
  head: string;
  isRestored: boolean;
}

/** Reads collections of advertisements; what it gives back puts one of them together as somebody would paste it. */
export async function openCollections(
  folder: string,
  sources: readonly string[],
): Promise<(wanted: Wanted) => string | null> {
  const collections = new Map<string, Map<string, Row>>();
  for (const source of new Set(sources)) {
    const rows = gunzipSync(await readFile(join(folder, `${source}.jsonl.gz`)))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Row);
    const keyed = rows.flatMap((row) => listKeys(String(row.id)).map((key) => [key, row] as const));
    collections.set(source, new Map(keyed));
  }
  return ({ source, id, head, isRestored }) => {
    const row = collections.get(source)?.get(id);
    if (!row) return null;
    const { title, company, company_name: companyName, location } = row.fields ?? {};
    const known: Record<string, string | undefined> = {
      title,
      company: company ?? companyName,
      location,
    };
    const above = head
      .split(' ')
      .flatMap((name) => known[name] ?? [])
      .join('\n');
    const body = isRestored ? (row.textRestored ?? row.text) : row.text;
    return above === '' ? body : `${above}\n\n${body}`;
  };
}

/** Some collections number their advertisements, others name them by title and employer: labels keep a short hash of it. */
const listKeys = (id: string): string[] => [
  id,
  createHash('sha256').update(id).digest('hex').slice(0, 10),
];
