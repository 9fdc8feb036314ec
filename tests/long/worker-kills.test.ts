import { afterAll, expect, it } from 'vitest';
import { startApp } from '../support/app-process.ts';
import { killWorkers } from '../support/kill-workers.ts';
import { newDatabase } from '../support/new-database.ts';
import { newRecruiter } from '../support/recruiter.ts';
import { openWritten } from '../support/written.ts';

const KILLS = 100;
const kills = 4;
const ended: (() => Promise<unknown>)[] = [];

afterAll(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

it(`loses no output and doubles none in ${KILLS} kills`, { timeout: 3_600_000 }, async () => {
  const database = await newDatabase();
  ended.push(database.drop);
  const shared = {
    DATABASE_URL: database.url,
    AUTH_SECRET: 'the-same-secret-on-every-machine-0123456789',
  };
  const web = await startApp({ env: { ...shared, ROLE: 'web' } });
  ended.push(web.stop);
  const recruiter = await newRecruiter(web.url);
  const written = await openWritten(database.url);
  const takeovers: number[] = [];
  let outputs = 0;
  for (let killed = 0; killed < KILLS; killed += kills) {
    const { takeoverMs, takenOver } = await killWorkers({ shared, recruiter, written, kills });
    takeovers.push(takeoverMs);
    outputs += takenOver;
  }
  const slowest = Math.max(...takeovers);
  console.log(`${KILLS} kills, ${outputs} outputs taken over, the slowest after ${slowest} ms`);
  expect(outputs).toBeGreaterThan(KILLS);
  expect(slowest).toBeLessThan(60_000);
});
