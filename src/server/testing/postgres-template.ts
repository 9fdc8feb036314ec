import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { fillTemplate, templateVersion } from './template-version.ts';

/** Test files of several processes may want the template at once: one makes it. */
const templateLock = 728_140_2027;

/** A fresh, migrated database on the server, copied from one that was migrated before. */
export async function openPostgresFromTemplate(adminUrl: string): Promise<Database> {
  const name = `requisite_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, async (admin) => {
    // Held while copying too: a database that somebody is filling cannot be copied.
    await admin.query('select pg_advisory_lock($1)', [templateLock]);
    const template = `requisite_template_${templateVersion()}`;
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [
      template,
    ]);
    if (rowCount === 0) await makeTemplate(admin, adminUrl, template);
    await admin.query(`create database ${name} template ${template}`);
  });
  const database = await openPostgres(urlOf(adminUrl, name));
  return {
    ...database,
    close: async () => {
      await database.close();
      await asAdmin(adminUrl, (admin) => admin.query(`drop database ${name} with (force)`));
    },
  };
}

/** Under its name only when it is finished, so that nobody copies half of it after a crash. */
async function makeTemplate(admin: Client, adminUrl: string, template: string): Promise<void> {
  const unfinished = `${template}_${randomBytes(4).toString('hex')}`;
  await admin.query(`create database ${unfinished}`);
  const database = await openPostgres(urlOf(adminUrl, unfinished));
  await fillTemplate(database);
  await database.close();
  await admin.query(`alter database ${unfinished} rename to ${template}`);
}

function urlOf(adminUrl: string, name: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(url: string, act: (admin: Client) => Promise<unknown>): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  try {
    await act(admin);
  } finally {
    await admin.end();
  }
}
