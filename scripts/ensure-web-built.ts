import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSources } from './source-hash.ts';

const OUT_DIR = 'dist/web';
const HASH_FILE = '.source-hash';
const SOURCES = [
  'src/web',
  'src/tools',
  'src/brief',
  'src/market',
  'src/shared',
  'scripts/build-web.ts',
  'vite.config.ts',
  'package-lock.json',
];

/** Builds the web app unless the one in dist/web was made from these very sources. */
export async function ensureWebBuilt(): Promise<void> {
  const hash = await hashSources(SOURCES);
  const built = await readFile(join(OUT_DIR, HASH_FILE), 'utf8').catch(() => '');
  if (built === hash) return;

  const startedAt = Date.now();
  console.log('Building the web app.');
  // Built beside and then swapped in, so that nobody ever serves half of it.
  const fresh = `${OUT_DIR}.${process.pid}`;
  const { buildWeb } = await import('./build-web.ts');
  try {
    await buildWeb({ outDir: fresh });
    await writeFile(join(fresh, HASH_FILE), hash);
    await rm(OUT_DIR, { recursive: true, force: true });
    await rename(fresh, OUT_DIR);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}
