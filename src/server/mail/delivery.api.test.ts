import { createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { createMailer, type Mailer } from './mailer.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const from = 'Requisite <post@requisite.example>';
const mailerFor = (SMTP_URL: string): Mailer =>
  createMailer({ SMTP_URL, MAIL_FROM: from, DATA_DIR: '' }, () => undefined);
const startAppWith = (SMTP_URL: string) =>
  startTestApp({}, { database, mailer: mailerFor(SMTP_URL) });

const signUp = (app: TestApp, email: string, name = 'Zoë Müller') =>
  app.visitor().post('/api/auth/sign-up/email', { name, email, password: 'lamp-orbit-74' });

type MailServer = Awaited<ReturnType<typeof startMailServer>>;
const received = (server: MailServer, email: string, subject: string) =>
  vi.waitFor(
    () => {
      const mail = server.mails.find(({ to, source }) => {
        return to.includes(email) && source.includes(`Subject: ${subject}`);
      });
      if (!mail) throw new Error(`No mail ${subject}`);
      return mail.source;
    },
    { timeout: 30_000, interval: 50 },
  );

describe('a mail server', () => {
  it('is given both letters, each as text and as a page', async () => {
    const post = await startMailServer();
    const app = await startAppWith(post.url);
    const email = 'zoe@example.test';
    await signUp(app, email);
    await app.visitor().post('/api/auth/request-password-reset', { email });
    const letters = [
      [await received(post, email, 'Confirm your email for Requisite'), 'api/auth/verify-email'],
      [await received(post, email, 'Reset your Requisite password'), 'reset-password'],
    ] as const;
    await app.close();
    await post.close();

    for (const [source, path] of letters) {
      expect(source).toMatch(/^From: Requisite <post@requisite\.example>\r?$/m);
      expect(source).toMatch(/^To: zoe@example\.test\r?$/m);
      expect(source).toMatch(/^Content-Type: multipart\/alternative/m);
      const [, plain = '', page = ''] = source.split(/^Content-Type: text\/(?=plain|html)/m);
      expect(plain).toMatch(/^plain; charset=utf-8/);
      expect(page).toMatch(/^html; charset=utf-8/);
      expect(plain).toContain('Hello Zoë Müller,');
      expect(plain).toMatch(new RegExp(`^http://localhost:3000/${path}\\?token=\\S{20,}`, 'm'));
      expect(page).toMatch(new RegExp(`<a href="http://localhost:3000/${path}\\?token=[^"]{20,}"`));
      // Nothing in the page is loaded from anywhere.
      expect(page).not.toMatch(/<(?:img|link|script|iframe)|url\(/i);
    }
  });

  it('may be away for a while: nobody waits for it, and the mail comes later', async () => {
    const gone = await startMailServer();
    await gone.close();
    const real = mailerFor(gone.url);
    const send = vi.fn(real.send);
    const app = await startTestApp({}, { database, mailer: { ...real, send } });
    const reply = await signUp(app, 'later@example.test');
    expect(reply.status).toBe(200);
    const failed = () => expect(send.mock.settledResults[0]?.type).toBe('rejected');
    await vi.waitFor(failed, { timeout: 30_000, interval: 50 });
    const back = await startMailServer(Number(new URL(gone.url).port));
    const source = await received(back, 'later@example.test', 'Confirm your email');
    expect(source).toContain('/api/auth/verify-email?token=');
    expect(back.mails).toHaveLength(1);
    await app.close();
    await back.close();
  });

  it('may accept calls and say nothing: nobody waits for that either', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => {
      sockets.push(socket.on('error', () => undefined));
    });
    await new Promise<void>((done) => {
      silent.listen(0, '127.0.0.1', done);
    });
    const { port } = silent.address() as AddressInfo;
    const app = await startAppWith(`smtp://127.0.0.1:${port}`);
    const started = performance.now();
    expect((await signUp(app, 'silent@example.test')).status).toBe(200);
    const reset = { email: 'silent@example.test' };
    expect((await app.visitor().post('/api/auth/request-password-reset', reset)).status).toBe(200);
    // Waiting for the greeting of such a server would take longer than this, twice.
    expect(performance.now() - started).toBeLessThan(8000);
    silent.close();
    // Or the end of the app would wait as long as the mailer does.
    for (const socket of sockets) socket.destroy();
    await app.close();
  });

  it('is not asked to write in somebody else’s words', async () => {
    const post = await startMailServer();
    const app = await startAppWith(post.url);
    const email = 'stranger@example.test';
    await signUp(app, email, 'You won! Go to evil.example now');
    const source = await received(post, email, 'Confirm your email');
    await app.close();
    await post.close();
    expect(source).not.toContain('evil.example');
    expect(source).toContain('Hello,');
  });
});

it('leaves every request alone when even the queue refuses the mail', async () => {
  const app = await startTestApp({}, { database });
  vi.spyOn(app.deps.postOffice, 'post').mockRejectedValue(new Error('the queue is away'));
  const email = 'no-queue@example.test';
  expect((await signUp(app, email)).status).toBe(200);
  for (const path of ['send-verification-email', 'request-password-reset']) {
    expect((await app.visitor().post(`/api/auth/${path}`, { email })).status).toBe(200);
  }
  await app.close();
});
