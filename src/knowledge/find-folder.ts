import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of knowledge stand beside this one in the sources, and far from it in a bundle. */
export function findFolder(start: string): string {
  const here = join(start, 'trades');
  const inSources = join(start, 'src/knowledge/trades');
  if (existsSync(here)) return start;
  if (existsSync(inSources)) return dirname(inSources);
  const parent = dirname(start);
  if (parent === start) throw new Error('No folder src/knowledge above the program.');
  return findFolder(parent);
}
