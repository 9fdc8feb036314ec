import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { afterEach, expect, it } from 'vitest';
import { cleanEnv } from '../support/clean-env.ts';
import { makeDataFolder, makeFolder } from '../support/data-folder.ts';
import { findFreePort } from '../support/free-port.ts';

let folder: string;
let npm: ChildProcess;
let url: string;
let output = '';

async function start(dataDir: string): Promise<void> {
  folder = dataDir;
  const port = String(await findFreePort());
  url = `http://localhost:${port}`;
  output = '';
  npm = spawn('npm', ['start'], {
    // An empty DATABASE_URL, because a start in the project also reads its .env.
    env: { ...cleanEnv(), PORT: port, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, like the one a terminal makes for a command.
    detached: true,
  });
  npm.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  npm.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await waitUntilAnswering();
}

afterEach(async () => {
  signalGroup('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function signalGroup(signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-Number(npm.pid), signal);
  } catch {
    return false;
  }
}

async function waitUntilAnswering(): Promise<void> {
  const answer = async () => {
    if (npm.exitCode !== null) throw new Error(output);
    const response = await fetch(`${url}/api/health`).catch(() => undefined);
    return response?.status;
  };
  await expect.poll(answer, { timeout: 100_000 }).toBe(200);
}

it('begins with nothing, says where it is, and Ctrl-C leaves nothing behind', async () => {
  await start(await makeFolder());
  expect(output).toContain(url);
  const closed = once(npm, 'close');
  // A terminal signals the whole group, and npm then hands the signal on once more.
  signalGroup('SIGINT');
  await closed;
  await expect.poll(() => signalGroup(0), { timeout: 10_000 }).toBe(false);
  expect(output).not.toMatch(/error/i);
});

it('ends with its children when npm alone is told to', async () => {
  await start(await makeDataFolder());
  const closed = once(npm, 'close');
  npm.kill('SIGTERM');
  await closed;
  await expect.poll(() => signalGroup(0), { timeout: 10_000 }).toBe(false);
});
