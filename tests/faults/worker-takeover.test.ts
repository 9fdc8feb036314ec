import { afterEach, expect, it } from 'vitest';
import { startApp, startWorker, type RunningApp } from '../support/app-process.ts';
import { startMailServer, until } from '../support/mail-server.ts';
import { newDatabase } from '../support/new-database.ts';
import { signUp } from '../support/sign-up.ts';

/** About 12 s on an idle machine, 15 s promised; tests may run on a busy one. */
const takeoverLimitMs = 30_000;
const ended: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ended.splice(0).toReversed()) await end();
});

it('gives the task of a killed worker to another one', async () => {
  const database = await newDatabase();
  ended.push(database.drop);
  const mail = await startMailServer({ hangFirst: 1 });
  ended.push(mail.stop);
  const shared = {
    DATABASE_URL: database.url,
    SMTP_URL: mail.url,
    AUTH_SECRET: 'the-same-secret-on-every-machine-0123456789',
  };

  const web = await startApp({ env: { ...shared, ROLE: 'web' } });
  ended.push(web.stop);
  const first = await startWorker(shared);
  expect(await signUp(web.url, 'someone@example.test')).toBe(true);
  await until('the first worker takes the mail', () => mail.callersHanging() === 1, 20_000);

  const second = await startWorker(shared);
  ended.push(second.stop);
  await first.kill();
  const killedAt = Date.now();
  await until('the second worker sends the mail', () => mail.mails.length > 0, takeoverLimitMs);
  console.log(`taken over ${Date.now() - killedAt} ms after the kill`);
  expect(mail.mails.join('\n')).toContain('someone@example.test');
});

it('starts several processes on one empty database at the same time', async () => {
  const database = await newDatabase();
  ended.push(database.drop);
  const shared = {
    DATABASE_URL: database.url,
    AUTH_SECRET: 'the-same-secret-on-every-machine-0123456789',
  };
  const apps: RunningApp[] = await Promise.all(
    [1, 2, 3].map(() => startApp({ env: { ...shared, ROLE: 'all' } })),
  );
  for (const app of apps) ended.push(app.stop);
  for (const app of apps) {
    const isReady = async () => (await fetch(`${app.url}/api/ready`)).status;
    await expect.poll(isReady, { timeout: 60_000 }).toBe(200);
  }
});
