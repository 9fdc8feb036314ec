import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { isThorough } from '#shared/testing/cases-of.ts';

const racerFile = join(import.meta.dirname, '../testing/lock-racer.ts');
const racers = 4;
const started: ChildProcess[] = [];

afterEach(() => {
  for (const racer of started.splice(0)) racer.kill('SIGKILL');
});

async function startRacer(): Promise<ChildProcess> {
  const racer = fork(racerFile, { stdio: 'inherit' });
  started.push(racer);
  expect(await once(racer, 'message')).toEqual(['ready', undefined]);
  return racer;
}

async function tryFor(racer: ChildProcess, folder: string): Promise<unknown> {
  const answer = once(racer, 'message');
  racer.send(folder);
  const [said] = (await answer) as [unknown];
  return said;
}

async function kill(racer: ChildProcess): Promise<void> {
  const gone = once(racer, 'exit');
  racer.kill('SIGKILL');
  await gone;
}

/** The folder and two more ways to it, one of them far longer than the path of a socket may be. */
function makeFolder(): { root: string; paths: string[] } {
  const root = mkdtempSync(join(tmpdir(), 'requisite-lock-'));
  const folder = join(root, 'folder');
  mkdirSync(folder);
  const deep = join(root, 'deep-'.repeat(20));
  mkdirSync(deep);
  const long = join(deep, 'link');
  symlinkSync(folder, long);
  return { root, paths: [folder, long, join(root, '.', 'deep', '..', 'folder'), folder] };
}

it('of four processes that race for the folder of one that was killed, one gets it', async () => {
  const { root, paths } = makeFolder();
  const field = await Promise.all(Array.from({ length: racers }, startRacer));
  const results: string[][] = [];
  // Each takes a new process.
  const rounds = isThorough() ? 200 : 8;
  for (let round = 0; round < rounds; round += 1) {
    const said = await Promise.all(
      field.map((racer, place) => tryFor(racer, paths[place] ?? root)),
    );
    results.push(said.map(String).toSorted());
    const holders = [...field.keys()].filter((place) => said[place] === 'held');
    // Whoever holds it dies as in a power cut, and leaves what it leaves.
    for (const place of holders) {
      await kill(field[place] as ChildProcess);
      field[place] = await startRacer();
    }
  }
  rmSync(root, { recursive: true });
  const expected = Array.from({ length: rounds }, () => [
    'held',
    ...Array<string>(racers - 1).fill('refused'),
  ]);
  expect(results).toEqual(expected);
}, 300_000);
