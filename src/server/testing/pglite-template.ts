import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, openAsBlob, renameSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '../db/database.ts';
import { openPglite } from '../db/open-pglite.ts';
import { projectRoot } from '../project-root.ts';
import { fillTemplate, templateVersion } from './template-version.ts';

const cacheFolder = join(projectRoot, 'node_modules/.cache/requisite');
const program = join(projectRoot, 'node_modules/@electric-sql/pglite/dist');

/** Node has it; the types of the server's world do not say so. */
declare const WebAssembly: {
  compile: (code: Uint8Array) => Promise<NonNullable<PGliteOptions['pgliteWasmModule']>>;
};

/** Compiled once for all databases of this process: half of what opening one takes. */
let compiled: ReturnType<typeof compile> | undefined;

async function compile() {
  const [wasm, data] = await Promise.all([
    readFile(join(program, 'pglite.wasm')),
    openAsBlob(join(program, 'pglite.data')),
  ]);
  return { pgliteWasmModule: await WebAssembly.compile(wasm), fsBundle: data };
}

/** Closed by one test file and free for the next: to empty one takes a tenth of the time of a copy. */
const emptied: PGlite[] = [];

/**
 * Making an embedded database takes several seconds and every test file wants its own, so the first
 * one to ask keeps a copy of the empty, migrated database and the others begin from that.
 */
export async function openPgliteFromTemplate(): Promise<Database> {
  const client = emptied.pop() ?? (await copyTemplate());
  return {
    db: drizzle(client),
    driver: { kind: 'pglite', client },
    close: async () => {
      await empty(client);
      emptied.push(client);
    },
  };
}

async function copyTemplate(): Promise<PGlite> {
  const file = join(cacheFolder, `pglite-${templateVersion()}.tar`);
  if (!existsSync(file)) await makeTemplate(file);
  compiled ??= compile();
  return PGlite.create({ ...(await compiled), loadDataDir: await openAsBlob(file) });
}

/** What the queue and the migrations know of themselves stays, as in the template. */
async function empty(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname = 'public' or (schemaname = 'pgboss' and tablename not in ('queue', 'version'))`);
  // One transaction; within it the audit log's trigger, which refuses every change, is away.
  await client.exec(`
    begin;
    set local session_replication_role = replica;
    truncate ${rows.map(({ name }) => name).join(', ')} restart identity cascade;
    commit;`);
}

async function makeTemplate(file: string): Promise<void> {
  const database = await openPglite();
  if (database.driver.kind !== 'pglite') throw new Error('This is not an embedded database.');
  await fillTemplate(database);
  const copy = await database.driver.client.dumpDataDir('none');
  await database.close();
  mkdirSync(cacheFolder, { recursive: true });
  // Several test files may get here at once: each writes its own and the last one stays.
  const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, Buffer.from(await copy.arrayBuffer()));
  renameSync(unfinished, file);
}
