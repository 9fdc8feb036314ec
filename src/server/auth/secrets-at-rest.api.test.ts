import { scryptSync } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { account } from '../db/schema/accounts.ts';
import type { MailMessage } from '../mail/mailer.ts';
import { dumpDatabase } from '../testing/database-dump.ts';
import { createLogLines } from '../testing/log-lines.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const { log, lines } = createLogLines();
const delivered: MailMessage[] = [];
const email = 'secrets@example.test';
const passwords = ['first-lamp-7751', 'second-lamp-7752', 'third-lamp-7753', 'wrong-lamp-7754'];
const [first, second, third, wrong] = passwords;

/** What nobody who reads the log or a copy of the database may find. */
const secrets = new Map<string, string>();
/** Copies of the database: with mails waiting after a failure, with good tokens, and at the end. */
const dumps: string[] = [];
let busy = true;
let server: TestApp;

beforeAll(async () => {
  const mailer = {
    destination: 'a list',
    send: async (message: MailMessage) => {
      if (busy) throw new Error('the mail server is busy');
      delivered.push(message);
    },
  };
  server = await startTestApp({}, { log, mailer, passwords: 'as served' });
  await walkThroughEveryFlow();
});
afterAll(() => server.close());

const linkOf = (subject: RegExp) =>
  vi.waitFor(
    () => new URL(delivered.find((message) => subject.test(message.subject))?.link ?? ''),
    { timeout: 30_000, interval: 100 },
  );

/** A query that fails names its values in its error, and the error is logged. */
async function duringFault(table: string, action: () => Promise<{ status: number }>) {
  const [name, away] = [sql.identifier(table), sql.identifier(`${table}_away`)];
  await server.db.execute(sql`alter table ${name} rename to ${away}`);
  expect((await action()).status).toBe(500);
  await server.db.execute(sql`alter table ${away} rename to ${name}`);
}

async function walkThroughEveryFlow(): Promise<void> {
  const visitor = server.visitor();
  const post = (path: string, body: object) => visitor.post(`/api/auth/${path}`, body);
  await post('sign-up/email', { name: 'Secret', email, password: first });
  await post('request-password-reset', { email });
  await vi.waitFor(
    async () => {
      dumps[0] = await dumpDatabase(server.db);
      expect(dumps[0].match(/the mail server is busy/g)?.length).toBeGreaterThanOrEqual(2);
    },
    { timeout: 20_000, interval: 200 },
  );
  busy = false;
  const confirm = await linkOf(/Confirm/);
  const reset = await linkOf(/Reset/);
  const token = reset.searchParams.get('token') ?? '';
  secrets.set('verification token', confirm.searchParams.get('token') ?? '');
  secrets.set('reset token', token);
  dumps.push(await dumpDatabase(server.db));

  await visitor.get(`/reset-password?token=${token}`, { referer: reset.href });
  await visitor.get(`/api/no-such-route?token=${token}`);
  await visitor.get(`/api/%zz?token=${token}`);
  await visitor.get(confirm.pathname + confirm.search);
  await visitor.get(`${confirm.pathname}${confirm.search}&callbackURL=//evil.example`);
  await duringFault('verification', () => post('reset-password', { token, newPassword: second }));
  await post('reset-password', { token, newPassword: 'password' });
  await post('reset-password', { token, newPassword: second });
  await post('reset-password', { token, newPassword: third });
  await post('sign-in/email', { email, password: wrong });
  await post('sign-in/email', { email, password: second });
  const cookie = visitor.cookies.get('requisite.session_token') ?? '';
  secrets.set('session cookie', cookie);
  secrets.set('session token', decodeURIComponent(cookie).split('.')[0] ?? '');
  await duringFault('session', () => visitor.get('/api/user/profile'));
  await visitor.get('/api/user/profile', { authorization: `Bearer ${token}` });
  await post('change-password', { currentPassword: wrong, newPassword: third });
  await post('change-password', { currentPassword: second, newPassword: third });
  await visitor.get(`/api/auth/callback/google?code=${token}&state=${token}`);
  await post('sign-out', {});
  dumps.push(await dumpDatabase(server.db));
}

describe('the database', () => {
  it.each(['reset token', 'verification token', 'session cookie'])(
    'holds no %s in any table, the queue included',
    (name) => {
      const secret = decodeURIComponent(secrets.get(name) ?? '');
      expect(secret.length).toBeGreaterThan(20);
      for (const dump of dumps) {
        expect(dump.includes(email)).toBe(true);
        expect(dump.includes('"sealed"')).toBe(true);
        expect(dump.includes(secret)).toBe(false);
      }
    },
  );

  it('holds no password and no mailed link', () => {
    const hidden = [...passwords, 'reset-password?token', 'verify-email?token'];
    for (const dump of dumps) {
      expect(hidden.filter((text) => dump.includes(text))).toEqual([]);
    }
  });
});

it('keeps passwords as salted scrypt, 16 MB and more to try one', async () => {
  const [row] = await server.db.select({ stored: account.password }).from(account);
  const [salt = '', key] = row?.stored?.split(':') ?? [];
  const cost = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 };
  expect(salt).toMatch(/^[0-9a-f]{32}$/);
  expect(key).toBe(scryptSync(third ?? '', salt, 64, cost).toString('hex'));
});

describe('the log', () => {
  it('tells what was asked, by path', () => {
    const paths = lines.flatMap((line) => {
      const { req } = JSON.parse(line) as { req?: { path: string } };
      return req ? [req.path] : [];
    });
    expect(paths).toContain('/api/auth/reset-password');
    expect(paths).toContain('/api/auth/verify-email');
    expect(paths).toContain('/reset-password');
    expect(paths).toContain('/api/no-such-route');
    expect(lines.some((line) => line.includes('relation \\"verification\\" does not'))).toBe(true);
  });

  it.each(['verification token', 'reset token', 'session cookie', 'session token'])(
    'tells no %s',
    (name) => {
      const secret = secrets.get(name) ?? '';
      expect(secret.length).toBeGreaterThan(20);
      expect(lines.filter((line) => line.includes(secret))).toEqual([]);
      const decoded = decodeURIComponent(secret);
      expect(lines.filter((line) => line.includes(decoded))).toEqual([]);
    },
  );

  it('tells no password', () => {
    for (const password of passwords) {
      expect(lines.filter((line) => line.includes(password))).toEqual([]);
    }
  });
});
