import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { makeFolder, startApp, type RunningApp } from '../support/app-process.ts';
import { canSignIn, signUp } from '../support/sign-up.ts';

const KILLS = 20;
const WRITERS = 3;

it(
  'loses no acknowledged row when killed 20 times during writes',
  { timeout: 300_000 },
  async () => {
    const dataDir = await makeFolder();
    const start = () => startApp({ dataDir, env: { TRUST_PROXY: 'loopback' } });
    const acknowledged: string[] = [];

    for (let kill = 0; kill < KILLS; kill += 1) {
      // Another moment each time, so that the kills fall into different parts of a write.
      const delayMs = (kill * 7) % 50;
      const rows = await writeUntilKilled({ app: await start(), name: `kill${kill}`, delayMs });
      acknowledged.push(...rows);
    }

    const app = await start();
    const lost: string[] = [];
    for (const email of acknowledged) {
      if (!(await canSignIn(app.url, email))) lost.push(email);
    }
    await app.stop();
    await rm(dataDir, { recursive: true });
    expect(lost).toEqual([]);
  },
);

interface Killing {
  app: RunningApp;
  name: string;
  delayMs: number;
}

/** Kills it a moment after a few rows were acknowledged, while further ones are being written. */
async function writeUntilKilled({ app, name, delayMs }: Killing): Promise<string[]> {
  const acknowledged: string[] = [];
  const killed = new AbortController();
  const write = async (writer: number) => {
    for (let row = 0; !killed.signal.aborted; row += 1) {
      const email = `${name}-writer${writer}-row${row}@example.com`;
      if (await signUp(app.url, email)) acknowledged.push(email);
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThanOrEqual(WRITERS);
  await sleep(delayMs);
  await app.kill();
  killed.abort();
  await Promise.all(writers);
  return acknowledged;
}
