import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashSources } from './source-hash.ts';

const hashFile = '.source-hash';

interface Build {
  what: string;
  outDir: string;
  sources: string[];
  build: (target: { outDir: string }) => Promise<void>;
}

/** Builds unless the output was made from these very sources. */
export async function buildWhenChanged({ what, outDir, sources, build }: Build): Promise<void> {
  const hash = await hashSources([...sources, 'package-lock.json']);
  const built = await readFile(join(outDir, hashFile), 'utf8').catch(() => '');
  if (built === hash) return;

  const startedAt = Date.now();
  console.log(`Building the ${what}.`);
  const { NODE_ENV } = process.env;
  await build({ outDir });
  // Vite leaves "production" behind, and a server started next would take it for a setting.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await writeFile(join(outDir, hashFile), hash);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}
