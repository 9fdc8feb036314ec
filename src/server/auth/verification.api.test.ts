import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session, user } from '../db/schema/accounts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';

const AUTH_SECRET = 'a-secret-that-is-known-to-this-test-only';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ AUTH_SECRET, REQUIRE_EMAIL_VERIFICATION: 'true' });
});
afterAll(() => server.close());

const password = 'lamp-orbit-74';
let count = 0;
const newEmail = () => `verify-${(count += 1)}@example.test`;

/** The account is there once its mail is: the reply tells nobody when, or whether. */
async function signUp(email: string, visitor = server.visitor()) {
  const reply = await visitor.post('/api/auth/sign-up/email', { name: 'Vera', email, password });
  await server.mailTo(email, /Confirm/);
  return reply;
}
const signIn = (visitor: Visitor, email: string) =>
  visitor.post('/api/auth/sign-in/email', { email, password });

async function mailedPath(email: string): Promise<string> {
  const { link = '' } = await server.mailTo(email, /Confirm/);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

const stored = async (email: string) =>
  (await server.db.select().from(user).where(eq(user.email, email)))[0];

/** A link as this server would sign it, with claims of our choosing. */
function signedPath(claims: object, { secret = AUTH_SECRET, alg = 'HS256' } = {}): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const unsigned = `${part({ alg })}.${part(claims)}`;
  const signature = createHmac('sha256', secret).update(unsigned).digest('base64url');
  return `/api/auth/verify-email?token=${unsigned}.${alg === 'none' ? '' : signature}&callbackURL=%2Fsignin`;
}
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow;

it('is told to whoever asks how signing up works here', async () => {
  const reply = await server.visitor().get('/api/auth/sign-up-rules');
  expect(reply).toMatchObject({ status: 200, body: { emailVerificationRequired: true } });
});

describe('with required verification', () => {
  it('lets a person in after the mailed link, not before', async () => {
    const email = newEmail();
    const visitor = server.visitor();
    const created = await signUp(email, visitor);
    expect(created.status).toBe(200);
    expect(visitor.cookies.size).toBe(0);

    const early = await signIn(visitor, email);
    expect(early.status).toBe(403);
    expect(early.body).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
    expect(visitor.cookies.size).toBe(0);

    const opened = await visitor.get(await mailedPath(email));
    expect(opened.status).toBe(302);
    expect(opened.headers['location']).toBe('/');
    expect((await signIn(visitor, email)).status).toBe(200);
    expect((await visitor.get('/api/user/profile')).body['emailVerified']).toBe(true);
  });

  it('says nothing of verification to somebody without the password', async () => {
    const email = newEmail();
    await signUp(email);
    const body = { email, password: 'not-the-password' };
    const reply = await server.visitor().post('/api/auth/sign-in/email', body);
    expect(reply.status).toBe(401);
    expect(reply.body).toMatchObject({ code: 'INVALID_EMAIL_OR_PASSWORD' });
  });

  it('mails the link again on request, and tells nobody whether there was a need', async () => {
    const email = newEmail();
    await signUp(email);
    server.mails.length = 0;
    const ask = (to: string) =>
      server.visitor().post('/api/auth/send-verification-email', { email: to });
    const [needed, unknown] = [await ask(email), await ask('unknown@example.test')];
    expect(needed).toMatchObject({ status: 200, body: { status: true } });
    expect(unknown.text).toBe(needed.text);

    await server.visitor().get(await mailedPath(email));
    expect((await signIn(server.visitor(), email)).status).toBe(200);
    server.mails.length = 0;
    expect((await ask(email)).text).toBe(needed.text);
    expect(server.mails).toEqual([]);
  });

  it('does not mail on every sign-in, so that the limit of the resend call holds', async () => {
    const email = newEmail();
    await signUp(email);
    server.mails.length = 0;
    await signIn(server.visitor(), email);
    await server.visitor().post('/api/auth/request-password-reset', { email });
    await server.mailTo(email, /Reset/);
    expect(server.mails.map(({ subject }) => subject)).toEqual(['Reset your Requisite password']);
  });

  it('does not let a second sign-up change the first', async () => {
    const email = newEmail();
    await signUp(email);
    const again = { name: 'Mallory', email, password: 'another-lamp-81' };
    const second = await server.visitor().post('/api/auth/sign-up/email', again);
    expect(second.status).toBe(200);
    await server.mailTo(email, /already have/);
    expect(await stored(email)).toMatchObject({ name: 'Vera' });
    const { status } = await server
      .visitor()
      .post('/api/auth/sign-in/email', { email, password: 'another-lamp-81' });
    expect(status).toBe(401);
  });

  it('takes a reset through the mailbox as proof of it', async () => {
    const email = newEmail();
    await signUp(email);
    await server.visitor().post('/api/auth/request-password-reset', { email });
    const { link = '' } = await server.mailTo(email, /Reset/);
    const token = new URL(link).searchParams.get('token');
    await server.visitor().post('/api/auth/reset-password', { token, newPassword: password });
    expect((await signIn(server.visitor(), email)).status).toBe(200);
  });
});

describe('a verification link', () => {
  it('changes nothing and opens nothing when used again', async () => {
    const email = newEmail();
    await signUp(email);
    const path = await mailedPath(email);
    await server.visitor().get(path);
    const before = await stored(email);
    const again = server.visitor();
    expect((await again.get(path)).status).toBe(302);
    expect(again.cookies.size).toBe(0);
    expect(await stored(email)).toEqual(before);
    const sessions = await server.db
      .select()
      .from(session)
      .where(eq(session.userId, before?.id ?? ''));
    expect(sessions).toEqual([]);
  });

  it('works for a day', async () => {
    const email = newEmail();
    await signUp(email);
    const token = new URL(await mailedPath(email), 'http://x').searchParams.get('token') ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      iat: number;
      exp: number;
    };
    expect(claims.exp - claims.iat).toBe(24 * 3600);

    const late = await server.visitor().get(signedPath({ email, exp: seconds(-1) }));
    expect(late.headers['location']).toBe('/signin?error=TOKEN_EXPIRED');
    expect(await stored(email)).toMatchObject({ emailVerified: false });
    await server.visitor().get(signedPath({ email, exp: seconds(60) }));
    expect(await stored(email)).toMatchObject({ emailVerified: true });
  });

  it('is refused when it is not signed by this server', async () => {
    const email = newEmail();
    await signUp(email);
    const claims = { email, exp: seconds(60) };
    const forged = [
      signedPath(claims, { secret: 'some-other-secret-of-the-same-length-x' }),
      signedPath(claims, { alg: 'none' }),
      '/api/auth/verify-email?token=guess&callbackURL=%2Fsignin',
    ];
    for (const path of forged) {
      const reply = await server.visitor().get(path);
      expect(reply.headers['location']).toBe('/signin?error=INVALID_TOKEN');
    }
    expect(await stored(email)).toMatchObject({ emailVerified: false });
  });
});
