import { cpSync, existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

const packages = join(import.meta.dirname, '../../node_modules');

export function makeFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'requisite-app-'));
}

/**
 * A data folder with an empty database in it, a copy: to make one takes longer than all the rest of a
 * first start. An app that makes its own begins with `makeFolder`.
 */
export async function makeDataFolder(): Promise<string> {
  const folder = await makeFolder();
  // Seven times as fast as its promise.
  cpSync(await findEmptyDatabase(), join(folder, 'database'), { recursive: true });
  return folder;
}

/** Made by the first to ask, and kept until there is another PGlite. */
async function findEmptyDatabase(): Promise<string> {
  const { version } = JSON.parse(
    readFileSync(join(packages, '@electric-sql/pglite/package.json'), 'utf8'),
  ) as { version: string };
  const cache = join(packages, '.cache/requisite');
  const kept = join(cache, `empty-database-${version}`);
  if (existsSync(kept)) return kept;
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(`${kept}-`);
  const database = await PGlite.create(unfinished);
  await database.close();
  // Two may get here at once; a folder cannot be renamed to one that holds something.
  await rename(unfinished, kept).catch(() => rm(unfinished, { recursive: true }));
  return kept;
}
