import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runToEnd } from './launch/relay.mjs';
import { hashSources } from './source-hash.ts';

const hashFile = '.source-hash';

interface Build {
  what: string;
  outDir: string;
  sources: string[];
  /** What else goes into it, as text. */
  setting?: string;
  /** Is run with the folder to build into as its only argument. */
  script: string;
}

/** Builds unless the output was made from these very sources. */
export async function buildWhenChanged(build: Build): Promise<void> {
  const { what, outDir, sources, setting = '', script } = build;
  const hash = `${await hashSources([...sources, script, 'package-lock.json'])} ${setting}`;
  const built = await readFile(join(outDir, hashFile), 'utf8').catch(() => '');
  if (built === hash) return;

  const startedAt = Date.now();
  console.log(`Building the ${what}.`);
  // In a process of its own: Vite and Tailwind change NODE_ENV and the module loader of theirs.
  const code = await runToEnd(process.execPath, [script, outDir], { stdio: 'inherit' });
  if (code !== 0) throw new Error(`The ${what} could not be built.`);
  await writeFile(join(outDir, hashFile), hash);
  console.log(`Built in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
}
