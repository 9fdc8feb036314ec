import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runNode } from './run-node.ts';
import { oneFailed, onePassed, type Step } from './step.ts';

const oxlint = 'node_modules/oxlint/bin/oxlint';
const stampFile = 'node_modules/.cache/requisite/linted.json';
const folders = ['src', 'scripts', 'tests', 'bench'];
/** Another rule, another linter: everything is looked at again. */
const judges = ['.oxlintrc.json', 'package-lock.json', 'tsconfig.base.json'];
/** From here on all of it is quicker. */
const mostFiles = 300;

type Hashes = Record<string, string>;

/**
 * Lints what has changed since it was last found clean, as the type check does: rules that need types
 * take 20 seconds of processor time for all files. `npm test` looks at all of them.
 */
export const lintChanged: Step = {
  name: 'lint',
  run: async (stop) => {
    const now = await hashFiles();
    const clean = await readStamps();
    const changed = listChanged(now, clean);
    if (changed.length === 0) return { counts: onePassed, output: '' };
    const paths = changed.length > mostFiles ? [] : changed;
    const args = [oxlint, '--deny-warnings', '--no-error-on-unmatched-pattern', ...paths];
    const { code, output } = await runNode({ args, stop });
    // Without its last line it did not come to an end, and what it left unsaid proves nothing.
    if (code === 0 || /Found \d+ warnings? and \d+ errors?/.test(output)) {
      await mkdir(dirname(stampFile), { recursive: true });
      await writeFile(stampFile, JSON.stringify(listClean(now, code === 0 ? '' : output)));
    }
    return { counts: code === 0 ? onePassed : oneFailed, output };
  },
};

/** What need not be looked at next time: all but the files that the linter complained about. */
export function listClean(now: Hashes, complaints: string): Hashes {
  return Object.fromEntries(Object.entries(now).filter(([path]) => !complaints.includes(path)));
}

/** The files to lint: those that differ, or all when what judges them does. */
export function listChanged(now: Hashes, clean: Hashes): string[] {
  const files = Object.keys(now).filter((path) => !judges.includes(path));
  if (judges.some((path) => now[path] !== clean[path])) return files;
  return files.filter((path) => now[path] !== clean[path]);
}

const readStamps = (): Promise<Hashes> =>
  readFile(stampFile, 'utf8').then(
    (text) => JSON.parse(text) as Hashes,
    () => ({}),
  );

async function hashFiles(): Promise<Hashes> {
  const listed = await Promise.all(
    folders.map(async (folder) => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  const pairs = [...judges, ...listed.flat()].map(async (path) => {
    const hash = createHash('sha256').update(await readFile(path));
    return [path, hash.digest('base64url')];
  });
  return Object.fromEntries(await Promise.all(pairs)) as Hashes;
}
