import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with package.json: the server runs from its sources and from a bundle, at different depths. */
export const projectRoot = findRoot(import.meta.dirname);

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json above the server.');
  return findRoot(parent);
}
