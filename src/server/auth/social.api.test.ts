import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, user } from '../db/schema/accounts.ts';
import {
  startLocalProviders,
  type LocalProviders,
  type ProviderPerson,
} from '../testing/local-providers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';

let server: TestApp;
let providers: LocalProviders;
beforeAll(async () => {
  providers = await startLocalProviders();
  server = await startTestApp({
    GOOGLE_CLIENT_ID: 'google',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GITHUB_CLIENT_ID: 'github',
    GITHUB_CLIENT_SECRET: 'github-secret',
  });
});
afterAll(async () => {
  await server.close();
  await providers.close();
});

let count = 0;
function person(details: Partial<ProviderPerson> = {}): ProviderPerson {
  count += 1;
  const email = `provider-person-${count}@example.test`;
  return {
    id: 9000 + count,
    name: `Provider Person ${count}`,
    email,
    emailVerified: true,
    ...details,
  };
}

type Provider = 'google' | 'github';
const returnPaths = { callbackURL: '/dashboard', errorCallbackURL: '/signin' };

/** The whole way through the browser: our call, the provider's page, and back to our callback. */
async function go(visitor: Visitor, call: string, provider: Provider, who: ProviderPerson) {
  const begun = await visitor.post(call, { provider, ...returnPaths });
  expect(begun.status).toBe(200);
  const back = await visitor.get(await providers.agree(String(begun.body['url']), who));
  expect(back.status).toBe(302);
  return String(back.headers['location']);
}
const signIn = (visitor: Visitor, provider: Provider, who: ProviderPerson) =>
  go(visitor, '/api/auth/sign-in/social', provider, who);
const connect = (visitor: Visitor, provider: Provider, who: ProviderPerson) =>
  go(visitor, '/api/auth/link-social', provider, who);

const sessionOf = async (visitor: Visitor) => (await visitor.get('/api/auth/get-session')).body;
const providersOf = async (visitor: Visitor) =>
  (await visitor.get('/api/user/accounts')).body['providers'];

describe.each(['google', 'github'] as const)('%s', (provider) => {
  it('signs a new person up and the same person in again', async () => {
    const who = person();
    const visitor = server.visitor();
    expect(await signIn(visitor, provider, who)).toBe('/dashboard');
    expect(await sessionOf(visitor)).toMatchObject({
      user: { email: who.email, name: who.name, emailVerified: true },
    });
    expect((await visitor.get('/api/user/accounts')).body).toEqual({
      providers: [{ provider }],
      hasPassword: false,
      canChangePassword: false,
    });
    const again = server.visitor();
    expect(await signIn(again, provider, who)).toBe('/dashboard');
    const rows = await server.db.select().from(user).where(eq(user.email, who.email));
    expect(rows).toHaveLength(1);
  });

  it('gives no name that could not be typed here', async () => {
    const visitor = server.visitor();
    await signIn(visitor, provider, person({ name: 'Ada\nsee https://evil.example/x' }));
    expect(await sessionOf(visitor)).toMatchObject({
      user: { name: 'Ada see https evil example x' },
    });
  });

  it('keeps none of the provider’s tokens', async () => {
    const who = person();
    await signIn(server.visitor(), provider, who);
    await signIn(server.visitor(), provider, who);
    const [row] = await server.db
      .select()
      .from(account)
      .where(eq(account.accountId, `${who.id}`));
    expect(row).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
  });

  it('gives nothing to somebody who registered the address first', async () => {
    const victim = person();
    const attacker = await server.visitor().signUp({ email: victim.email, name: 'Attacker' });
    const before = await sessionOf(attacker);

    const owner = server.visitor();
    expect(await signIn(owner, provider, victim)).toBe('/signin?error=account_not_linked');
    expect((await owner.get('/api/auth/get-session')).text).toBe('null');

    expect(await sessionOf(attacker)).toEqual(before);
    expect(await providersOf(attacker)).toEqual([{ provider: 'email/password' }]);
  });

  it('is not joined to a verified account either, before its owner signs in', async () => {
    const who = person();
    await server.visitor().signUp({ email: who.email });
    await server.db.update(user).set({ emailVerified: true }).where(eq(user.email, who.email));
    const location = await signIn(server.visitor(), provider, who);
    expect(location).toBe('/signin?error=account_not_linked');
  });

  it('gives the mailbox’s owner the account back for good', async () => {
    const victim = person();
    const attacker = await server.visitor().signUp({ email: victim.email });
    const owner = server.visitor();
    await owner.post('/api/auth/request-password-reset', { email: victim.email });
    const { link } = await server.mailTo(victim.email, /Reset/);
    const token = new URL(link ?? '').searchParams.get('token');
    await owner.post('/api/auth/reset-password', { token, newPassword: 'mine-again-774' });
    await owner.post('/api/auth/sign-in/email', {
      email: victim.email,
      password: 'mine-again-774',
    });
    expect(await connect(owner, provider, victim)).toBe('/dashboard');

    expect((await attacker.get('/api/auth/get-session')).text).toBe('null');
    const { email, password } = attacker;
    const retry = await attacker.post('/api/auth/sign-in/email', { email, password });
    expect(retry.status).toBe(401);
  });

  it('opens no account on an address the provider does not vouch for', async () => {
    const who = person({ emailVerified: false });
    const visitor = server.visitor();
    const location = await signIn(visitor, provider, who);
    expect(location).toMatch(/^\/signin\?error=provider_email_not_verified/);
    expect((await visitor.get('/api/auth/get-session')).text).toBe('null');
    expect(await server.db.select().from(user).where(eq(user.email, who.email))).toEqual([]);
  });

  it('is connected by its signed-in owner, and then signs in', async () => {
    const visitor = await server.visitor().signUp();
    const who = person({ email: visitor.email });
    expect(await sessionOf(visitor)).toMatchObject({ user: { emailVerified: false } });
    expect(await connect(visitor, provider, who)).toBe('/dashboard');
    expect(await providersOf(visitor)).toEqual([{ provider: 'email/password' }, { provider }]);
    // The provider vouches for the very address.
    expect(await sessionOf(visitor)).toMatchObject({ user: { emailVerified: true } });
    expect(await signIn(server.visitor(), provider, who)).toBe('/dashboard');
  });

  it.each([
    ['another email', person(), 'email_does_not_match'],
    ['an unverified email', { emailVerified: false }, 'provider_email_not_verified'],
  ])('is not connected with %s', async (_what, details, error) => {
    const visitor = await server.visitor().signUp();
    const who = person({ email: visitor.email, ...details });
    expect(await connect(visitor, provider, who)).toMatch(new RegExp(`^/signin\\?error=${error}`));
    expect(await providersOf(visitor)).toEqual([{ provider: 'email/password' }]);
  });

  it('is disconnected, but not while it is the only way in', async () => {
    const who = person();
    const visitor = server.visitor();
    await signIn(visitor, provider, who);
    const refused = await visitor.post('/api/auth/unlink-account', { providerId: provider });
    expect(refused.status).toBe(409);
    expect(refused.body['message']).toMatch(/only way to sign in/);
    expect(await providersOf(visitor)).toEqual([{ provider }]);

    const other = provider === 'google' ? 'github' : 'google';
    await connect(visitor, other, person({ email: who.email }));
    const replies = await Promise.all([
      visitor.post('/api/auth/unlink-account', { providerId: provider }),
      visitor.post('/api/auth/unlink-account', { providerId: other }),
    ]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await providersOf(visitor)).toHaveLength(1);
  });

  it('is not finished in another browser than the one that began', async () => {
    const begun = await server
      .visitor()
      .post('/api/auth/sign-in/social', { provider, ...returnPaths });
    const back = await providers.agree(String(begun.body['url']), person());
    const stranger = server.visitor();
    expect((await stranger.get(back)).headers['location']).toBe('/signin?error=state_mismatch');
    expect((await stranger.get('/api/auth/get-session')).text).toBe('null');
  });
});

it('answers plainly when a provider is not set up', async () => {
  const plain = await startTestApp({}, { database: server.deps.database, takesTasks: false });
  const reply = await plain.visitor().post('/api/auth/sign-in/social', { provider: 'google' });
  expect(reply.status).toBe(404);
  expect(reply.body).toMatchObject({ code: 'PROVIDER_NOT_FOUND', requestId: expect.any(String) });
  await plain.close();
});
