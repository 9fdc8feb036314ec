import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isThorough } from '#shared/testing/cases-of.ts';
import type { Database } from './database.ts';
import { tidy } from './keep-small.ts';
import { openPglite } from './open-pglite.ts';

const megabyte = 1024 * 1024;
let folder: string;
let database: Database;
let client: PGlite;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'requisite-small-'));
  database = await openPglite(folder);
  if (database.driver.kind !== 'pglite') throw new Error('Not the embedded database.');
  ({ client } = database.driver);
  await client.exec(`insert into organization (name) values ('Acme');
    insert into job (organization_id, title, location) values (1, 'Welder', 'Lansing')`);
}, 60_000);
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const sizeOf = (path: string): number =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);

/** Half a megabyte that cannot be packed, in the five long fields of a job. */
async function edit(): Promise<void> {
  const text = () => randomBytes(50_000).toString('hex');
  await client.query(
    `update job set description = $1, benefits = $2, culture = $3, requirements = $4,
       company_assets = $5, revision = revision + 1`,
    [text(), text(), text(), text(), text()],
  );
}

async function editOften(times: number): Promise<void> {
  for (let count = 1; count <= times; count += 1) {
    await edit();
    if (count % 20 === 0) await tidy(client);
  }
}

it('grows no further however often a long job is edited', { timeout: 120_000 }, async () => {
  const before = sizeOf(folder);
  await editOften(60);
  const after60 = sizeOf(folder);
  await editOften(isThorough() ? 120 : 40);
  const afterMore = sizeOf(folder);
  // Sixty edits are 30 MB of text, in the table and in the log; forty more would be 20.
  expect(after60 - before).toBeLessThan(45 * megabyte);
  expect(afterMore - after60).toBeLessThan(8 * megabyte);
});
