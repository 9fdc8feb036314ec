import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '../db/schema/accounts.ts';
import { quickPasswords } from '../testing/quick-passwords.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { PasswordHashing } from './create-auth.ts';
import { openAccount } from './open-account.ts';

let hashings = 0;
const passwords: PasswordHashing = {
  ...quickPasswords,
  hash: (password) => {
    hashings += 1;
    return quickPasswords.hash(password);
  },
};

let server: TestApp;
/** Takes what is asked, and leaves it in the queue. */
let idle: TestApp;
const known = 'known@example.test';
const details = { name: 'Vera', password: 'lamp-orbit-74' };
const calls = {
  'sign-up/email': (email: string) => ({ ...details, email }),
  'request-password-reset': (email: string) => ({ email }),
};

beforeAll(async () => {
  const settings = { REQUIRE_EMAIL_VERIFICATION: 'true' };
  server = await startTestApp(settings);
  await server.visitor().post('/api/auth/sign-up/email', calls['sign-up/email'](known));
  await server.mailTo(known, /Confirm/);
  idle = await startTestApp(settings, { passwords, takesTasks: false });
  await idle.db.insert(user).values({ id: 'known', name: 'Known', email: known });
});
afterAll(async () => {
  await idle.close();
  await server.close();
});

const people = ['user', 'account', 'session', 'verification'] as const;
const rename = async (from: (name: string) => string, to: (name: string) => string) => {
  for (const name of people) {
    const [now, then] = [sql.identifier(from(name)), sql.identifier(to(name))];
    await idle.db.execute(sql`alter table ${now} rename to ${then}`);
  }
};

describe('while nobody could look whether there is an account', () => {
  beforeEach(() => rename(String, (name) => `${name}_away`));
  afterEach(() => rename((name) => `${name}_away`, String));

  it.each(Object.entries(calls))(
    '%s answers alike for a known and an unknown address',
    async (path, bodyFor) => {
      const told = [];
      for (const email of [known, 'unknown@example.test', known.toUpperCase()]) {
        hashings = 0;
        const reply = await idle.visitor().post(`/api/auth/${path}`, bodyFor(email));
        const { user: shown, ...rest } = reply.body as { user?: Record<string, unknown> };
        told.push({
          status: reply.status,
          rest,
          fields: Object.keys(shown ?? {}),
          headers: Object.keys(reply.headers),
          hashings,
        });
      }
      expect(told[0]).toMatchObject({ status: 200, hashings: path === 'sign-up/email' ? 1 : 0 });
      expect(told[1]).toEqual(told[0]);
      expect(told[2]).toEqual(told[0]);
    },
  );
});

describe('the mailbox alone is told', () => {
  const signUp = (email: string, more = {}) =>
    server.visitor().post('/api/auth/sign-up/email', { ...calls['sign-up/email'](email), ...more });

  it('that somebody tried to sign up again, and nothing is changed', async () => {
    const reply = await signUp(known, { name: 'Mallory', password: 'another-lamp-81' });
    expect(reply.body).toMatchObject({ token: null, user: { name: 'Mallory', email: known } });
    const mail = await server.mailTo(known, /already have/);
    expect(mail.text).toMatch(/^Hello Vera,/);
    expect(mail.text).toContain('tried to create an account with this email address');
    expect(mail.link).toBe('http://localhost:3000/signin');
    const rows = await server.db.select().from(user);
    expect(rows.filter(({ email }) => email === known)).toMatchObject([{ name: 'Vera' }]);
  });

  it('of one account when several sign up at the same moment', async () => {
    const email = 'several@example.test';
    const replies = await Promise.all([1, 2, 3].map(() => signUp(email)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    await server.mailTo(email, /Confirm/);
    await server.mailTo(email, /already have/);
    const rows = await server.db.select().from(user);
    expect(rows.filter((row) => row.email === email)).toHaveLength(1);
  });

  it('where the link may lead, which is a path of this site', async () => {
    const email = 'leads-on@example.test';
    expect((await signUp(email, { callbackURL: 'https://evil.example/' })).status).toBe(400);
    await signUp(email, { callbackURL: '/signin?verified=true' });
    const { link = '' } = await server.mailTo(email, /Confirm/);
    expect(new URL(link).searchParams.get('callbackURL')).toBe('/signin?verified=true');
    const opened = await server.visitor().get(link.replace('http://localhost:3000', ''));
    expect(opened.headers['location']).toBe('/signin?verified=true');
    const body = { email, password: details.password };
    expect((await server.visitor().post('/api/auth/sign-in/email', body)).status).toBe(200);
  });

  it('nothing twice when the task is run a second time', async () => {
    const waiting = async () => {
      const { rows } = await idle.db.execute(
        sql`select count(*)::int as mails from pgboss.job where name = 'send-mail'`,
      );
      return rows[0]?.mails;
    };
    const signedUp = {
      userId: 'second-run',
      name: 'Vera',
      email: 'second-run@example.test',
      passwordHash: 'x:y',
    };
    const before = Number(await waiting());
    await openAccount(idle.taskContext, signedUp);
    await openAccount(idle.taskContext, signedUp);
    expect(await waiting()).toBe(before + 1);
    await openAccount(idle.taskContext, { ...signedUp, userId: 'somebody-else' });
    expect(await waiting()).toBe(before + 2);
  });

  it('nothing where there is no account', async () => {
    const ask = (email: string) =>
      server.visitor().post('/api/auth/request-password-reset', { email });
    await ask('nobody-here@example.test');
    await ask(known);
    await server.mailTo(known, /Reset/);
    expect(server.mails.filter(({ to }) => to === 'nobody-here@example.test')).toEqual([]);
  });
});
