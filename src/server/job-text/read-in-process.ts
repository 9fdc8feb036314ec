import { fork, type ChildProcess } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { Reading, Upload } from './reader/reading.ts';

export interface ReaderLimits {
  milliseconds: number;
  megabytes: number;
}

const limits: ReaderLimits = { milliseconds: 10_000, megabytes: 256 };

/** How often its memory is looked at; in this time it can grow by some tens of megabytes. */
const lookEvery = 50;

/** Run from its sources: the server's bundle holds none of the libraries that read documents. */
const entry = 'src/server/job-text/reader/main.ts';
const readable = [
  'src/server/job-text',
  'src/server/zip',
  'src/shared',
  'node_modules',
  'package.json',
];

/**
 * Reads an upload in a process of its own, which is ended when it takes too long or grows too large,
 * sees none of our settings and can open no file but its own code.
 *
 * Two limits hold its memory. V8 keeps the objects below the first and stops by itself. Buffers are
 * outside of that, and a limit of the system on address space would stop Node from starting, so the
 * memory really taken is looked at while it runs; that is possible on Linux, where the server is run.
 */
export async function readInProcess(upload: Upload, given = limits): Promise<Reading> {
  const child = fork(await realpath(join(projectRoot, entry)), {
    execArgv: [
      '--permission',
      ...(await listReadable()).map((path) => `--allow-fs-read=${path}`),
      `--max-old-space-size=${Math.floor(given.megabytes * 0.6)}`,
      '--max-semi-space-size=8',
      '--no-warnings',
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const stopWatching = watch(child, given);
  try {
    return await ask(child, upload);
  } finally {
    stopWatching();
    child.kill('SIGKILL');
  }
}

/** The packages may stand elsewhere with only a link to them here; then both names are asked for. */
async function listReadable(): Promise<string[]> {
  const root = await realpath(projectRoot);
  const named = readable.map((path) => join(root, path));
  const real = await Promise.all(named.map((path) => realpath(path)));
  return [...new Set([...named, ...real])];
}

function ask(child: ChildProcess, upload: Upload): Promise<Reading> {
  return new Promise((resolve, reject) => {
    child.once('message', (reading) => resolve(reading as Reading));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      // By a signal: we ended it, or it ran out of memory. Else it could not do its work at all.
      if (signal) resolve({ refusal: 'limits' });
      else reject(new Error(`The reader of documents ended with code ${code}.`));
    });
    child.send(upload, (error) => {
      // What became of it shows in how it exits.
      if (error && child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    });
  });
}

function watch(child: ChildProcess, { milliseconds, megabytes }: ReaderLimits): () => void {
  const tooLong = setTimeout(() => child.kill('SIGKILL'), milliseconds);
  const looking = setInterval(async () => {
    if ((await kilobytesOf(child.pid)) > megabytes * 1024) child.kill('SIGKILL');
  }, lookEvery);
  return () => {
    clearTimeout(tooLong);
    clearInterval(looking);
  };
}

async function kilobytesOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0);
}
