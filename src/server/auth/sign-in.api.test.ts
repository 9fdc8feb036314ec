import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, session, user } from '../db/schema/accounts.ts';
import { quickPasswords } from '../testing/quick-passwords.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { PasswordHashing } from './create-auth.ts';

let hashings = 0;
const passwords: PasswordHashing = {
  hash: (password) => {
    hashings += 1;
    return quickPasswords.hash(password);
  },
  verify: (stored) => {
    hashings += 1;
    return quickPasswords.verify(stored);
  },
};

let server: TestApp;
let https: TestApp;
beforeAll(async () => {
  server = await startTestApp({}, { passwords });
  https = await startTestApp(
    { BASE_URL: 'https://requisite.example' },
    { database: server.deps.database, takesTasks: false },
  );
});
afterAll(async () => {
  await https.close();
  await server.close();
});

const signIn = (email: string, password: string) =>
  server.visitor().post('/api/auth/sign-in/email', { email, password });

async function addPersonWithoutPassword(email: string): Promise<void> {
  const id = randomUUID();
  await server.db.insert(user).values({ id, name: 'Only Google', email, emailVerified: true });
  await server.db
    .insert(account)
    .values({ id: randomUUID(), accountId: id, providerId: 'google', userId: id });
}

describe('signing up, in and out', () => {
  it('works at once, with a verification mail on its way', async () => {
    const visitor = await server.visitor().signUp({ email: 'Ada@Example.test', name: 'Ada' });
    const { body } = await visitor.get('/api/auth/get-session');
    expect(body).toMatchObject({
      user: { email: 'ada@example.test', name: 'Ada', emailVerified: false },
    });
    const mail = await server.mailTo('ada@example.test', /Confirm/);
    expect(mail.link).toMatch(/^http:\/\/localhost:3000\/api\/auth\/verify-email\?token=/);

    expect((await visitor.post('/api/auth/sign-out')).status).toBe(200);
    expect([...visitor.cookies.keys()]).toEqual(['requisite.device']);
    expect((await visitor.get('/api/auth/get-session')).text).toBe('null');
    const again = await signIn('ADA@example.test', visitor.password);
    expect(again.status).toBe(200);
  });

  it('refuses an address that has an account', async () => {
    const { email } = await server.visitor().signUp();
    const visitor = server.visitor();
    const reply = await visitor.post('/api/auth/sign-up/email', {
      name: 'Somebody Else',
      email: email.toUpperCase(),
      password: 'another-lamp-81',
    });
    expect(reply.status).toBe(422);
    expect(reply.body['code']).toMatch(/^USER_ALREADY_EXISTS/);
    expect(visitor.cookies.size).toBe(0);
  });

  it('makes one account of two sign-ups at the same moment', async () => {
    const details = { name: 'Twice', email: 'twice@example.test', password: 'lamp-orbit-74' };
    const replies = await Promise.all(
      [1, 2].map(() => server.visitor().post('/api/auth/sign-up/email', details)),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it.each([
    ['name', { name: ' ' }, 'Name is required'],
    ['name', { name: 'Ada\nYour account is locked' }, 'Name must be one line of plain text'],
    ['name', { name: 'See evil.example/x' }, 'Name must not contain a web or email address'],
    ['email', { email: 'not an email' }, 'Please enter a valid email address'],
    ['password', { password: '1234567' }, 'Password must be at least 8 characters'],
    ['password', { password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
  ])('puts a sentence at a bad %s', async (field, wrong, sentence) => {
    const good = { name: 'Grace', email: 'grace@example.test', password: 'lamp-orbit-74' };
    const reply = await server.visitor().post('/api/auth/sign-up/email', { ...good, ...wrong });
    expect(reply.status).toBe(400);
    expect(reply.body['fields']).toEqual({ [field]: sentence });
  });
});

describe('what tells a stranger nothing', () => {
  it('answers a wrong password, an unknown email and an account without password alike', async () => {
    const { email } = await server.visitor().signUp();
    await addPersonWithoutPassword('only-google@example.test');
    const replies = [
      await signIn(email, 'not-the-password'),
      await signIn('nobody@example.test', 'not-the-password'),
      await signIn('only-google@example.test', 'not-the-password'),
    ];
    const told = replies.map(({ status, body: { requestId, ...body }, headers }) => ({
      status,
      body,
      hasId: typeof requestId === 'string',
      headers: Object.keys(headers),
    }));
    expect(told[0]).toMatchObject({
      status: 401,
      body: { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' },
    });
    expect(told[1]).toEqual(told[0]);
    expect(told[2]).toEqual(told[0]);
  });

  it('does the same work for each of them: one hashing, which is nearly all of the time', async () => {
    const { email } = await server.visitor().signUp();
    await addPersonWithoutPassword('slow-google@example.test');
    for (const asked of [email, 'no@example.test', 'slow-google@example.test']) {
      hashings = 0;
      await signIn(asked, 'not-the-password');
      expect([asked, hashings]).toEqual([asked, 1]);
    }
  });

  it('answers a forgotten password alike for known and unknown addresses', async () => {
    const { email } = await server.visitor().signUp();
    const ask = (to: string) =>
      server.visitor().post('/api/auth/request-password-reset', { email: to });
    const [known, unknown] = [await ask(email), await ask('unknown@example.test')];
    expect(known.status).toBe(200);
    expect(unknown.text).toBe(known.text);
  });
});

describe('the session cookie', () => {
  const cookieOf = async (app: TestApp) => {
    const reply = await app.visitor().post('/api/auth/sign-up/email', {
      name: 'Cookie',
      email: `${randomUUID()}@example.test`,
      password: 'lamp-orbit-74',
    });
    return String(reply.headers['set-cookie']);
  };

  it('is out of reach for scripts and other sites, and lasts 30 days', async () => {
    const cookie = await cookieOf(server);
    expect(cookie).toMatch(/^requisite\.session_token=/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; Max-Age=2592000/);
    expect(cookie).not.toMatch(/; (?:Secure|Domain)/);
  });

  it('travels only by https when the site has it', async () => {
    const cookie = await cookieOf(https);
    expect(cookie).toMatch(/^__Secure-requisite\.session_token=/);
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; HttpOnly/);
  });

  it('is never one that somebody else chose', async () => {
    const visitor = server.visitor();
    visitor.cookies.set('requisite.session_token', 'chosen-by-an-attacker.signature');
    await visitor.signUp();
    const first = visitor.cookies.get('requisite.session_token');
    expect(first).not.toContain('chosen-by-an-attacker');
    const { email, password } = visitor;
    await visitor.post('/api/auth/sign-in/email', { email, password });
    expect(visitor.cookies.get('requisite.session_token')).not.toBe(first);
  });

  it('cannot be made from a copy of the database', async () => {
    const { email } = await server.visitor().signUp();
    const [row] = await server.db
      .select({ token: session.token })
      .from(session)
      .innerJoin(user, eq(user.id, session.userId))
      .where(eq(user.email, email));
    const thief = server.visitor();
    for (const value of [row?.token ?? '', `${row?.token}.`, `${row?.token}.${'A'.repeat(43)}=`]) {
      thief.cookies.set('requisite.session_token', encodeURIComponent(value));
      expect((await thief.get('/api/user/profile')).status).toBe(401);
    }
  });

  it('is over when its time is over', async () => {
    const visitor = await server.visitor().signUp();
    const { email } = visitor;
    const [owner] = await server.db.select().from(user).where(eq(user.email, email));
    await server.db
      .update(session)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(session.userId, owner?.id ?? ''));
    expect((await visitor.get('/api/user/profile')).status).toBe(401);
    expect((await visitor.get('/api/auth/get-session')).text).toBe('null');
  });

  it('is sent anew when a day of its time has passed', async () => {
    const visitor = await server.visitor().signUp();
    const [owner] = await server.db.select().from(user).where(eq(user.email, visitor.email));
    const in28Days = new Date(Date.now() + 28 * 24 * 3600 * 1000);
    await server.db
      .update(session)
      .set({ expiresAt: in28Days })
      .where(eq(session.userId, owner?.id ?? ''));
    await visitor.get('/api/user/profile');
    const reply = await visitor.get('/api/auth/get-session');
    expect(String(reply.headers['set-cookie'])).toMatch(/Max-Age=2592000/);
  });
});
