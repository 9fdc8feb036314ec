import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, verification } from '../db/schema/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const newPassword = 'fresh-lamp-4471';

const signIn = (email: string, password: string) =>
  server.visitor().post('/api/auth/sign-in/email', { email, password });

/** The same person in another browser. */
async function elsewhere({
  email,
  password,
}: Pick<Visitor, 'email' | 'password'>): Promise<Visitor> {
  const visitor = server.visitor();
  await visitor.post('/api/auth/sign-in/email', { email, password });
  return visitor;
}

const isSignedIn = async (visitor: Visitor) =>
  (await visitor.get('/api/user/profile')).status === 200;

async function mailedToken(email: string): Promise<string> {
  // Emptied, so that the newest mail is the only one.
  server.mails.length = 0;
  await server.visitor().post('/api/auth/request-password-reset', { email });
  const { link = '' } = await server.mailTo(email, /Reset/);
  return new URL(link).searchParams.get('token') ?? '';
}

const reset = (token: string, password = newPassword) =>
  server.visitor().post('/api/auth/reset-password', { token, newPassword: password });

describe('a mailed link', () => {
  const check = async (token: string) =>
    (await server.visitor().post('/api/auth/check-reset-link', { token })).status;

  it('can be looked at as often as one likes before it is used, and says that it was', async () => {
    const { email } = await server.visitor().signUp();
    const token = await mailedToken(email);
    expect([await check(token), await check(token)]).toEqual([204, 204]);
    expect((await reset(token)).status).toBe(200);
    expect(await check(token)).toBe(404);
  });

  it('says when its hour is over', async () => {
    const { email } = await server.visitor().signUp();
    const token = await mailedToken(email);
    await server.db.update(verification).set({ expiresAt: sql`now() - interval '1 second'` });
    expect(await check(token)).toBe(404);
  });

  it('cannot be guessed', async () => {
    for (const token of ['guess', '%', "' or 1=1 --"]) expect(await check(token)).toBe(404);
    expect(await check('')).toBe(400);
  });
});

describe('a forgotten password', () => {
  it('is replaced through the mailed link, and every session ends', async () => {
    const visitor = await server.visitor().signUp();
    const other = await elsewhere(visitor);
    const token = await mailedToken(visitor.email);
    expect(await reset(token)).toMatchObject({ status: 200, body: { status: true } });

    expect(await isSignedIn(visitor)).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    expect((await signIn(visitor.email, visitor.password)).status).toBe(401);
    const back = await elsewhere({ email: visitor.email, password: newPassword });
    expect((await back.get('/api/user/profile')).body['emailVerified']).toBe(true);
  });

  it('is replaced once by one link', async () => {
    const { email } = await server.visitor().signUp();
    const token = await mailedToken(email);
    expect((await reset(token)).status).toBe(200);
    const again = await reset(token, 'another-lamp-4472');
    expect(again.status).toBe(400);
    expect(again.body).toMatchObject({ code: 'INVALID_TOKEN' });
    expect(again.body['message']).toMatch(/used already/);
    expect((await signIn(email, newPassword)).status).toBe(200);
  });

  it('is replaced once by one link used twice at the same moment', async () => {
    const { email } = await server.visitor().signUp();
    const token = await mailedToken(email);
    const replies = await Promise.all([reset(token), reset(token, 'another-lamp-4472')]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('is replaced by one of several links, and the others end', async () => {
    const { email } = await server.visitor().signUp();
    const bystander = await server.visitor().signUp();
    const others = await mailedToken(bystander.email);
    const [older, used, newer] = [
      await mailedToken(email),
      await mailedToken(email),
      await mailedToken(email),
    ];
    expect((await reset(used)).status).toBe(200);
    for (const token of [older, newer]) {
      const late = await reset(token, 'another-lamp-4472');
      expect([late.status, late.body.code]).toEqual([400, 'INVALID_TOKEN']);
    }
    expect((await signIn(email, newPassword)).status).toBe(200);
    expect((await reset(others)).status).toBe(200);
  });

  it('that never was one is set by one of several links, and the others end', async () => {
    const { email } = await server.visitor().signUp();
    const [used, other] = [await mailedToken(email), await mailedToken(email)];
    // As after signing up with a provider.
    await server.db.delete(account).where(eq(account.providerId, 'credential'));
    expect((await reset(used)).status).toBe(200);
    expect((await reset(other, 'another-lamp-4472')).status).toBe(400);
  });

  it('is not replaced when the hour is over', async () => {
    const { email, password } = await server.visitor().signUp();
    const token = await mailedToken(email);
    const [row] = await server.db
      .select({ left: sql<number>`extract(epoch from ${verification.expiresAt} - now())::int` })
      .from(verification);
    expect(row?.left).toBeGreaterThan(3500);
    expect(row?.left).toBeLessThanOrEqual(3600);
    await server.db.update(verification).set({ expiresAt: sql`now() - interval '1 second'` });
    expect((await reset(token)).status).toBe(400);
    expect((await signIn(email, password)).status).toBe(200);
  });

  it('is not replaced by a guessed, empty or foreign token', async () => {
    for (const token of ['', 'guess', '%', '\u0000', "' or 1=1 --", 'x'.repeat(201)]) {
      expect((await reset(token)).status).toBe(400);
    }
  });

  it('can be chosen again after a weak choice', async () => {
    const { email } = await server.visitor().signUp({ name: 'Grace Hopper' });
    const token = await mailedToken(email);
    for (const weak of ['password1', 'GraceHopper', email]) {
      const refused = await reset(token, weak);
      expect(refused.status).toBe(400);
      expect(refused.body['fields']).toEqual({ newPassword: expect.stringMatching(/choose/) });
    }
    expect((await reset(token, '1234567')).status).toBe(400);
    expect((await reset(token, 'x'.repeat(129))).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });
});

describe('a changed password', () => {
  const change = (visitor: Visitor, body: Record<string, unknown>) =>
    visitor.post('/api/auth/change-password', {
      currentPassword: visitor.password,
      newPassword,
      ...body,
    });

  it('ends the other sessions, not this one, whatever the call says', async () => {
    const visitor = await server.visitor().signUp();
    const other = await elsewhere(visitor);
    const oldCookie = visitor.cookies.get('requisite.session_token') ?? '';
    expect((await change(visitor, { revokeOtherSessions: false })).status).toBe(200);

    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(visitor)).toBe(true);
    const holder = server.visitor();
    holder.cookies.set('requisite.session_token', oldCookie);
    expect(await isSignedIn(holder)).toBe(false);
    expect((await signIn(visitor.email, visitor.password)).status).toBe(401);
    expect((await signIn(visitor.email, newPassword)).status).toBe(200);
  });

  it('ends the links that were mailed before it, and those of nobody else', async () => {
    const [visitor, bystander] = [await server.visitor().signUp(), await server.visitor().signUp()];
    const tokens = [await mailedToken(visitor.email), await mailedToken(visitor.email)];
    const others = await mailedToken(bystander.email);
    expect((await change(visitor, { currentPassword: 'not-this-one' })).status).toBe(400);
    expect((await change(visitor, {})).status).toBe(200);
    for (const token of tokens) {
      expect((await reset(token, 'another-lamp-4472')).status).toBe(400);
    }
    expect((await signIn(visitor.email, newPassword)).status).toBe(200);
    expect((await reset(others)).status).toBe(200);
  });

  it('needs the current one, and a session', async () => {
    const visitor = await server.visitor().signUp();
    const wrong = await change(visitor, { currentPassword: 'not-this-one' });
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({
      code: 'INVALID_PASSWORD',
      message: 'Your current password is not correct. Please try again.',
    });
    expect((await change(server.visitor(), { currentPassword: 'x' })).status).toBe(401);
    expect((await signIn(visitor.email, visitor.password)).status).toBe(200);
  });

  it.each([
    ['its own email', (visitor: Visitor) => visitor.email, /not your email/],
    ['its own name', () => 'Ada Lovelace', /not your name/],
    ['a common one', () => 'iloveyou', /most common/],
    ['a short one', () => '1234567', /at least 8/],
    ['a long one', () => 'x'.repeat(129), /at most 128/],
  ])('may not be %s', async (_what, choose, reason) => {
    const visitor = await server.visitor().signUp({ name: 'Ada Lovelace' });
    const reply = await change(visitor, { newPassword: choose(visitor) });
    expect(reply.status).toBe(400);
    expect(reply.body['fields']).toEqual({ newPassword: expect.stringMatching(reason) });
    expect((await signIn(visitor.email, visitor.password)).status).toBe(200);
  });
});

describe('a first password', () => {
  it.each([
    ['the email', 'weak-one@example.test', /not your email/],
    ['the email before the @', 'weak-one', /not your email/],
    ['the name', 'weakperson', /not your name/],
    ['a common one', '123456789', /most common/],
  ])('may not be %s', async (_what, password, reason) => {
    const reply = await server.visitor().post('/api/auth/sign-up/email', {
      name: 'Weak Person',
      email: 'weak-one@example.test',
      password,
    });
    expect(reply.status).toBe(400);
    expect(reply.body['fields']).toEqual({ password: expect.stringMatching(reason) });
  });

  it.each([8, 128])('may have %i characters', async (length) => {
    const password = 'k7'.repeat(64).slice(0, length);
    await server.visitor().signUp({ email: `length-${length}@example.test`, password });
    expect((await signIn(`length-${length}@example.test`, password)).status).toBe(200);
  });
});

describe('a deleted account', () => {
  it('is signed out everywhere and cannot be signed in to', async () => {
    const visitor = await server.visitor().signUp();
    const other = await elsewhere(visitor);
    const token = await mailedToken(visitor.email);
    const { email } = visitor;
    expect((await visitor.post('/api/user/delete', { email: 'x@example.test' })).status).toBe(400);
    expect(await isSignedIn(other)).toBe(true);
    expect((await visitor.post('/api/user/delete', { email })).status).toBe(204);

    for (const browser of [visitor, other]) {
      expect((await browser.get('/api/user/profile')).status).toBe(401);
      const session = await browser.get('/api/auth/get-session');
      expect(session.text).toBe('null');
      expect(browser.cookies.has('requisite.session_token')).toBe(false);
    }
    expect((await reset(token)).status).toBe(400);
    expect((await signIn(email, visitor.password)).status).toBe(401);
  });
});
