import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { guesserKey } from '../auth/guesses.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { attempt } from '../db/schema/limits.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';
import { countAttempt, forgetAttempts, removeOldAttempts } from './attempts.ts';
import { budgets } from './budgets.ts';
import { attemptKey } from './count-named.ts';

const settings = { AUTH_SECRET: 'one-secret-for-both-processes-0123456789' };

let server: TestApp;
let second: TestApp;
let closeSecondDatabase = async () => {};
beforeAll(async () => {
  server = await startTestApp(settings);
  const { driver } = server.deps.database;
  // A second process has its own connections; the embedded database has only the one.
  const database =
    driver.kind === 'postgres' ? await openPostgres(driver.url) : server.deps.database;
  if (driver.kind === 'postgres') closeSecondDatabase = () => database.close();
  // Its modules are its own too: nothing that one process remembers is known to the other.
  vi.resetModules();
  const anotherCopy = await import('../testing/test-app.ts');
  second = await anotherCopy.startTestApp(
    { ...settings, TRUST_PROXY: '10.0.0.0/8' },
    { database, takesTasks: false },
  );
});
afterAll(async () => {
  await second.close();
  await closeSecondDatabase();
  await server.close();
});

let count = 0;
const newAddress = () => `198.51.${Math.floor(count / 250)}.${(count += 1) % 250}`;

/** Everything a visitor might send to look like somebody else, new on every call. */
function disguise(): Record<string, string> {
  const address = newAddress();
  return {
    'x-forwarded-for': address,
    'x-real-ip': address,
    'x-client-ip': address,
    'cf-connecting-ip': address,
    'true-client-ip': address,
    forwarded: `for=${address}`,
    'x-requisite-client-address': address,
  };
}

const guess = (app: TestApp, email: string, from = newAddress()) =>
  app
    .visitor(from)
    .post('/api/auth/sign-in/email', { email, password: 'a-wrong-guess' }, disguise());

const forgot = (app: TestApp, from: string, headers = disguise()) =>
  app
    .visitor(from)
    .post('/api/auth/request-password-reset', { email: `${(count += 1)}@example.test` }, headers);

const statuses = (replies: { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b);

async function repeat<T>(times: number, action: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let done = 0; done < times; done += 1) results.push(await action());
  return results;
}

/** Attempts already made, without the cost of making them. */
const alreadyTried = (times: number, key: string[]) => countUpTo(times, key, 900);

const countUpTo = (times: number, key: string[], windowSeconds: number) =>
  repeat(times, () => countAttempt(server.db, { key, max: times, windowSeconds }));

const device = 'requisite.device';

const tryIn = (visitor: Visitor, { email, password }: { email: string; password: string }) =>
  visitor.post('/api/auth/sign-in/email', { email, password }, disguise());

/** Guesses at one account from many addresses, as many as all strangers together may make. */
const guessFromEverywhere = (email: string, times = 60) =>
  countUpTo(times, attemptKey(budgets.signIn, 'email', email), 3600);

describe('whoever guesses a password', () => {
  it('may try ten times from one address, in all processes together', async () => {
    const { email } = await server.visitor().signUp();
    const from = newAddress();
    await alreadyTried(6, guesserKey(email, from));
    const allowed = [
      ...(await repeat(2, () => guess(server, email, from))),
      ...(await repeat(2, () => guess(second, email.toUpperCase(), from))),
    ];
    expect(statuses(allowed)).toEqual([401, 401, 401, 401]);

    for (const app of [server, second]) {
      const reply = await guess(app, email, from);
      expect(reply.status).toBe(429);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(800);
      expect(reply.body).toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        message: expect.stringMatching(/^Too many attempts\. Please wait 15 minutes/),
      });
    }
  });

  it('does not lock the owner out, wherever they are', async () => {
    const owner = await server.visitor().signUp();
    const from = newAddress();
    expect(statuses(await repeat(11, () => guess(server, owner.email, from)))).toEqual([
      ...Array<number>(10).fill(401),
      429,
    ]);
    expect((await tryIn(server.visitor(newAddress()), owner)).status).toBe(200);
    // A browser of the owner's in the very network of the guesser.
    const home = server.visitor(from);
    home.cookies.set(device, owner.cookies.get(device) ?? '');
    expect((await tryIn(home, owner)).status).toBe(200);
  });

  it('lets no more through when all come at once', async () => {
    const from = newAddress();
    await alreadyTried(6, guesserKey('burst@example.test', from));
    const tries = Array.from({ length: 12 }, (_, index) =>
      guess(index % 2 ? server : second, 'burst@example.test', from),
    );
    const replies = statuses(await Promise.all(tries));
    expect(replies).toEqual([...Array<number>(4).fill(401), ...Array<number>(8).fill(429)]);
  });

  it('starts afresh after a good sign-in, and when the time is over', async () => {
    const person = await server.visitor().signUp();
    const from = newAddress();
    await alreadyTried(9, guesserKey(person.email, from));
    expect((await tryIn(server.visitor(from), person)).status).toBe(200);
    await alreadyTried(9, guesserKey(person.email, from));
    expect(statuses(await repeat(2, () => guess(server, person.email, from)))).toEqual([401, 429]);

    await server.db.update(attempt).set({ resetAt: sql`now() - interval '1 second'` });
    expect((await guess(server, person.email, from)).status).toBe(401);
  });

  it('is slowed down however many addresses it has, for one account and for no other', async () => {
    const { email } = await server.visitor().signUp();
    await guessFromEverywhere(email, 59);
    expect(statuses(await repeat(3, () => guess(server, email)))).toEqual([401, 429, 429]);
    const reply = await guess(second, email);
    expect(reply.body['message']).toMatch(/^Too many attempts.*“Forgot password”\.$/);
    expect((await guess(server, 'another@example.test')).status).toBe(401);
  });

  it('needs more than one address for that: its own limit comes first', async () => {
    const { email } = await server.visitor().signUp();
    const from = newAddress();
    for (let quarter = 0; quarter < 4; quarter += 1) {
      await forgetAttempts(server.db, guesserKey(email, from));
      await repeat(12, () => guess(server, email, from));
    }
    expect((await guess(server, email)).status).toBe(401);
  });
});

describe('while many guess at an account', () => {
  it('a browser that was signed in to it gets in, another one does not', async () => {
    const owner = await server.visitor(newAddress()).signUp();
    await owner.post('/api/auth/sign-out', {});
    await guessFromEverywhere(owner.email);
    expect((await tryIn(server.visitor(newAddress()), owner)).status).toBe(429);
    expect((await tryIn(owner, owner)).status).toBe(200);
  });

  it('a browser that was signed in to another account has no advantage', async () => {
    const [owner, other] = [await server.visitor().signUp(), await server.visitor().signUp()];
    await guessFromEverywhere(owner.email);
    expect((await tryIn(other, owner)).status).toBe(429);
    const [number = ''] = (other.cookies.get(device) ?? '').split('.');
    for (const forged of [number, `${number}.${'A'.repeat(22)}`, 'x', '']) {
      other.cookies.set(device, forged);
      expect((await tryIn(other, owner)).status).toBe(429);
    }
  });

  it('a known browser may guess ten times like anybody, from wherever it is', async () => {
    const owner = await server.visitor(newAddress()).signUp();
    await owner.post('/api/auth/sign-out', {});
    const thief = () => {
      const visitor = server.visitor(newAddress());
      visitor.cookies.set(device, owner.cookies.get(device) ?? '');
      return tryIn(visitor, { email: owner.email, password: 'a-wrong-guess' });
    };
    expect(statuses(await repeat(12, thief))).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  it('a new password by mail lets the browser in that set it', async () => {
    const { email } = await server.visitor().signUp();
    const password = 'mine-again-774';
    await guessFromEverywhere(email);
    const visitor = server.visitor(newAddress());
    await visitor.post('/api/auth/request-password-reset', { email });
    const { link = '' } = await server.mailTo(email, /Reset/);
    const token = new URL(link).searchParams.get('token');
    await visitor.post('/api/auth/reset-password', { token, newPassword: password });
    expect((await tryIn(visitor, { email, password })).status).toBe(200);
  });

  it('good sign-ins from new browsers are not counted as guesses', async () => {
    const owner = await server.visitor().signUp();
    await guessFromEverywhere(owner.email, 59);
    const signIn = () => tryIn(server.visitor(newAddress()), owner);
    expect(statuses(await repeat(3, signIn))).toEqual([200, 200, 200]);
    expect(statuses(await repeat(2, () => guess(server, owner.email)))).toEqual([401, 429]);
  });
});

describe('one account', () => {
  it('gets at most five reset mails and five verification mails an hour', async () => {
    const { email } = await server.visitor().signUp();
    for (const [path, budget] of [
      ['request-password-reset', budgets.forgotPassword],
      ['send-verification-email', budgets.verificationMail],
    ] as const) {
      await alreadyTried(4, attemptKey(budget, 'email', email));
      const ask = () =>
        server.visitor(newAddress()).post(`/api/auth/${path}`, { email }, disguise());
      expect(statuses(await repeat(2, ask))).toEqual([200, 429]);
    }
  });

  it('has its current password guessed at most ten times by a borrowed session', async () => {
    const visitor = await server.visitor().signUp();
    const { email, password } = visitor;
    const { session } = (await visitor.get('/api/auth/get-session')).body as {
      session: { id: string };
    };
    await alreadyTried(9, attemptKey(budgets.changePassword, 'session', session.id));
    const change = () =>
      visitor.post(
        '/api/auth/change-password',
        { currentPassword: 'a-wrong-guess', newPassword: 'lamp-orbit-74' },
        disguise(),
      );
    expect(statuses(await repeat(2, change))).toEqual([400, 429]);
    // The owner, signed in elsewhere, can.
    const owner = server.visitor();
    await owner.post('/api/auth/sign-in/email', { email, password });
    const body = { currentPassword: password, newPassword: 'lamp-orbit-74' };
    expect((await owner.post('/api/auth/change-password', body)).status).toBe(200);
  });
});

describe('one address', () => {
  it('may not go on under forged headers, nor at another process', async () => {
    const from = newAddress();
    await alreadyTried(57, ['forgot-password', 'address', from]);
    expect(statuses(await repeat(3, () => forgot(server, from)))).toEqual([200, 200, 200]);
    expect((await forgot(server, from)).status).toBe(429);
    expect((await forgot(second, from)).status).toBe(429);
    expect((await forgot(server, newAddress())).status).toBe(200);
  });

  it.each([
    [
      'sign-in/email',
      { email: 'x@example.test', password: 'a-wrong-guess' },
      'sign-in stranger',
      200,
    ],
    ['sign-in/social', { provider: 'google' }, 'social-sign-in', 200],
    [
      'sign-up/email',
      { name: 'X', email: 'x@example.test', password: 'lamp-orbit-74' },
      'sign-up',
      200,
    ],
    ['reset-password', { token: 'x', newPassword: 'lamp-orbit-74' }, 'reset-password', 60],
    ['send-verification-email', { email: 'x@example.test' }, 'verification-mail', 60],
  ])('has a limit on %s', async (path, body, action, max) => {
    const from = newAddress();
    const [name = '', scope = 'address'] = action.split(' ');
    await alreadyTried(max, [name, scope, from]);
    const reply = await server.visitor(from).post(`/api/auth/${path}`, body, disguise());
    expect(reply.status).toBe(429);
  });

  it('is a whole IPv6 network', async () => {
    await alreadyTried(59, ['forgot-password', 'address', '2001:db8:7:7::/64']);
    expect((await forgot(server, '2001:db8:7:7::1')).status).toBe(200);
    expect((await forgot(server, '2001:db8:7:7:ffff::2')).status).toBe(429);
    expect((await forgot(server, '2001:db8:7:8::1')).status).toBe(200);
  });

  it('is the one the trusted proxy saw, whatever the visitor put before it', async () => {
    const from = newAddress();
    await alreadyTried(59, ['forgot-password', 'address', from]);
    const throughProxy = (client: string) =>
      forgot(second, '10.0.0.5', { 'x-forwarded-for': `${newAddress()}, ${client}` });
    expect((await throughProxy(from)).status).toBe(200);
    expect((await throughProxy(from)).status).toBe(429);
    expect((await throughProxy(newAddress())).status).toBe(200);
  });

  it('is what a session remembers', async () => {
    const from = newAddress();
    const visitor = await server.visitor(from).signUp();
    const { email, password } = visitor;
    await visitor.post('/api/auth/sign-in/email', { email, password }, disguise());
    const { sessions } = (await visitor.get('/api/user/export')).body as {
      sessions: { ipAddress: string }[];
    };
    expect(sessions.map(({ ipAddress }) => ipAddress)).toEqual([from, from]);
  });
});

it('keeps no readable address or email, and clears away what is over', async () => {
  await server
    .visitor('198.51.100.200')
    .post('/api/auth/request-password-reset', { email: 'readable@example.test' });
  const rows = JSON.stringify(await server.db.select().from(attempt));
  expect(rows).not.toContain('readable@example.test');
  expect(rows).not.toContain('198.51.100.200');
  await server.db.update(attempt).set({ resetAt: sql`now() - interval '1 second'` });
  await countAttempt(server.db, { key: ['still', 'running'], max: 5, windowSeconds: 60 });
  await removeOldAttempts(server.db);
  expect(await server.db.select().from(attempt)).toHaveLength(1);
});
