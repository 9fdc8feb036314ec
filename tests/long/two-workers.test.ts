import { afterAll, expect, it } from 'vitest';
import { startApp, startScriptedWorker } from '../support/app-process.ts';
import { newDatabase } from '../support/new-database.ts';
import { newRecruiter } from '../support/recruiter.ts';
import { hasEnded, openWritten } from '../support/written.ts';

const JOBS = 6;
const ended: (() => Promise<unknown>)[] = [];

afterAll(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

it('writes nearly twice as much with two workers as with one', { timeout: 300_000 }, async () => {
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
  const env = { ...shared, SLOW_MS: '2000', WRITE_CONCURRENCY: '5' };

  const measure = async () => {
    // The first job of a worker reads its tables.
    await recruiter.createJob();
    await written.until('it is warm', (rows) => rows.every(hasEnded));
    const startedAt = Date.now();
    for (let n = 0; n < JOBS; n += 1) await recruiter.createJob();
    await written.until('all are written', (rows) => rows.every(hasEnded), 120_000);
    return Date.now() - startedAt;
  };

  const first = await startScriptedWorker(env);
  ended.push(first.stop);
  const aloneMs = await measure();
  const second = await startScriptedWorker(env);
  ended.push(second.stop);
  const togetherMs = await measure();
  console.log(`two workers against one: ${(aloneMs / togetherMs).toFixed(2)} times the throughput`);
  expect(aloneMs / togetherMs).toBeGreaterThan(1.7);
});
