import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { isThorough } from '#shared/testing/cases-of.ts';
import { shortLived, startApp, type RunningApp } from '../support/app-process.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { findFreePort } from '../support/free-port.ts';
import { newRecruiter } from '../support/recruiter.ts';

const KILLS = isThorough() ? 20 : 6;
const WRITERS = 3;

it(
  `loses no acknowledged row when killed ${KILLS} times during writes`,
  { timeout: 300_000 },
  async () => {
    const dataDir = await makeDataFolder();
    const port = await findFreePort();
    const start = () => startApp({ dataDir, port, nodeArgs: shortLived });
    const writings: Awaited<ReturnType<typeof writeUntilKilled>>[] = [];

    for (let kill = 0; kill < KILLS; kill += 1) {
      // Another moment each time, so that the kills fall into different parts of a write.
      writings.push(await writeUntilKilled(await start(), (kill * 7) % 50));
    }

    const app = await start();
    const lost: string[] = [];
    for (const { recruiter, acknowledged } of writings) {
      const kept = (await recruiter.get('/api/organizations')) as {
        organization: { name: string };
      }[];
      const names = new Set(kept.map(({ organization }) => organization.name));
      lost.push(...acknowledged.filter((name) => !names.has(name)));
    }
    await app.stop();
    await rm(dataDir, { recursive: true });
    expect(lost).toEqual([]);
  },
);

/** Kills it a moment after a few rows were acknowledged, while further ones are being written. */
async function writeUntilKilled(app: RunningApp, delayMs: number) {
  // Somebody new each time, because one person may only make so many organizations an hour.
  const recruiter = await newRecruiter(app.url);
  const acknowledged: string[] = [];
  const killed = new AbortController();
  const write = async (writer: number) => {
    for (let row = 0; !killed.signal.aborted; row += 1) {
      const name = `Row ${row} of writer ${writer}`;
      await recruiter.createOrganization(name).then(
        () => acknowledged.push(name),
        () => undefined,
      );
    }
  };
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
  await expect
    .poll(() => acknowledged.length, { interval: 5, timeout: 30_000 })
    .toBeGreaterThanOrEqual(WRITERS);
  await sleep(delayMs);
  await app.kill();
  killed.abort();
  await Promise.all(writers);
  return { recruiter, acknowledged };
}
