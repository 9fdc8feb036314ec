import { afterEach, expect, it } from 'vitest';
import { startApp, startScriptedWorker } from '../support/app-process.ts';
import { newRecruiter } from '../support/recruiter.ts';
import { startRestartablePostgres } from '../support/restartable-postgres.ts';
import { hasEnded, openWritten } from '../support/written.ts';

const ended: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

it('survives a restart of PostgreSQL under load: nobody exits, every output ends', async () => {
  const postgres = await startRestartablePostgres();
  ended.push(postgres.stop);
  const shared = {
    DATABASE_URL: postgres.url,
    AUTH_SECRET: 'the-same-secret-on-every-machine-0123456789',
  };
  const web = await startApp({ env: { ...shared, ROLE: 'web' } });
  ended.push(web.stop);
  const env = { ...shared, SLOW_MS: '800', WRITE_CONCURRENCY: '4' };
  const workers = await Promise.all([startScriptedWorker(env), startScriptedWorker(env)]);
  for (const worker of workers) ended.push(worker.stop);
  const recruiter = await newRecruiter(web.url);
  const written = await openWritten(postgres.url);

  for (let n = 0; n < 3; n += 1) await recruiter.createJob();
  await written.until(
    'some are written and others under way',
    (found) => found.some(hasEnded) && found.some(({ status }) => status === 'processing'),
  );
  await postgres.restart(1000);

  const rows = await written.until('all have ended', (found) => found.every(hasEnded), 90_000);
  expect(rows).toHaveLength(30);
  expect(rows.filter(({ versions, status }) => versions !== 1 || status !== 'completed')).toEqual(
    [],
  );
  expect([web, ...workers].map(({ child }) => child.exitCode)).toEqual([null, null, null]);
  expect(await recruiter.createJob()).toBeGreaterThan(0);
  await written.until('the next job is written too', (found) => found.every(hasEnded));
});
