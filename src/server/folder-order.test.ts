import { globSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** From the ground up: a folder imports only from those before it. What puts them together lies outside of them. */
const order = [
  'db',
  'http',
  'zip',
  'limits',
  'threads',
  'queue',
  'mail',
  'auth',
  'audit',
  'organizations',
  'users',
  'events',
  'text-work',
  'writers',
  'market',
  'jobs',
  'outputs',
  'job-text',
  'outgoing-webhooks',
  'generation',
  'answers',
  'exports',
  'health',
];

/** Imports that run the other way, and why. */
const explained: Record<string, string> = {
  'audit/audit.rows.ts -> organizations/caller.ts': 'the proof that it is one’s own log, a type',
  'audit/audit.rows.ts -> organizations/memberships.rows.ts': 'the same proof',
  'audit/read-audit.ts -> organizations/memberships.rows.ts': 'the same proof',
  'jobs/create-job.ts -> generation/start-writing.ts': 'a job and its tasks are one transaction',
  'jobs/present-jobs.ts -> outputs/outputs.rows.ts': 'the status of a job is that of its outputs',
  'queue/task-context.ts -> auth/create-auth.ts': 'what tasks are handed, named as types',
  'queue/task-context.ts -> mail/mailer.ts': 'the same',
  'queue/task-context.ts -> text-work/text-work.ts': 'the same',
  'queue/task-context.ts -> writers/writer.ts': 'the same',
  'text-work/jobs.ts -> writers/inventions/check-inventions.ts': 'pure work that a thread does',
};

const imported = /^(?:import|export) [\s\S]*?from '(?:#server\/|(?=\.))([^']+)';/gm;

function listUpward(): string[] {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !/\.test\.ts$|(?:^|\/)testing\/|^permissions\//.test(file) && file.includes('/'),
  );
  return files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(imported)]
      .map(([whole, path = '']) =>
        whole.includes('#server/') ? path : normalize(join(file, '..', path)),
      )
      .filter((target) => target.includes('/') && rank(target) > rank(file))
      .map((target) => `${file} -> ${target}`);
  });
}

function rank(file: string): number {
  const folder = file.slice(0, file.indexOf('/'));
  const place = order.indexOf(folder);
  if (place === -1) throw new Error(`src/server/${folder} has no place in the order of folders.`);
  return place;
}

it('lets folders import one way, but for what is explained', () => {
  expect(listUpward().toSorted()).toEqual(Object.keys(explained).toSorted());
});
