import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pino from 'pino';
import type { Database } from '../db/database.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';
import { projectRoot } from '../project-root.ts';
import { startQueue } from '../queue/queue.ts';
import { tasks } from '../tasks.ts';

/** Another migration, another queue or another PGlite makes another template. */
export function templateVersion(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))) {
    hash.update(name).update(readFileSync(join(migrationsFolder, name)));
  }
  for (const name of ['@electric-sql/pglite', 'pg-boss']) {
    hash.update(readFileSync(join(projectRoot, 'node_modules', name, 'package.json')));
  }
  for (const { name, retry, timeLimitSeconds } of tasks) {
    hash.update(JSON.stringify([name, retry, timeLimitSeconds]));
  }
  return hash.digest('hex').slice(0, 16);
}

/** The queue makes its own tables when it starts for the first time. */
export async function fillTemplate(database: Database): Promise<void> {
  const queue = await startQueue({ database, tasks, log: pino({ level: 'silent' }) });
  await queue.stop();
}
