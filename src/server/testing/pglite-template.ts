import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, openAsBlob, readdirSync, readFileSync, renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../db/database.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';
import { openPglite } from '../db/open-pglite.ts';
import { projectRoot } from '../project-root.ts';

const cacheFolder = join(projectRoot, 'node_modules/.cache/requisite');

/**
 * Making an embedded database takes several seconds and every test file wants its own, so the first
 * one to ask keeps a copy of the empty, migrated database and the others begin from that.
 */
export async function openPgliteFromTemplate(): Promise<Database> {
  const file = join(cacheFolder, `pglite-${templateVersion()}.tar`);
  if (!existsSync(file)) await makeTemplate(file);
  const client = await PGlite.create({ loadDataDir: await openAsBlob(file) });
  return {
    db: drizzle(client),
    driver: { kind: 'pglite', client },
    close: () => client.close(),
  };
}

/** Another migration or another PGlite makes another template. */
function templateVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  hash.update(readFileSync(join(projectRoot, 'node_modules/@electric-sql/pglite/package.json')));
  return hash.digest('hex').slice(0, 16);
}

async function makeTemplate(file: string): Promise<void> {
  const database = await openPglite();
  if (database.driver.kind !== 'pglite') throw new Error('This is not an embedded database.');
  const copy = await database.driver.client.dumpDataDir('none');
  await database.close();
  mkdirSync(cacheFolder, { recursive: true });
  // Several test files may get here at once: each writes its own and the last one stays.
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, Buffer.from(await copy.arrayBuffer()));
  renameSync(unfinished, file);
}
