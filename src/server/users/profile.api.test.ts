import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../db/schema/accounts.ts';
import { startLocalProviders } from '../testing/local-providers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';

let server: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestApp();
  visitor = await server.visitor().signUp({ name: 'Ada Lovelace' });
});
afterAll(() => server.close());

const edit = (changes: Record<string, unknown>) => visitor.patch('/api/user/profile', changes);
const profile = async () => (await visitor.get('/api/user/profile')).body;

describe('the profile', () => {
  it('is shown with every field, and nothing that guards the account', async () => {
    expect(await profile()).toEqual({
      id: expect.any(String),
      name: 'Ada Lovelace',
      email: visitor.email,
      image: null,
      phone: null,
      title: null,
      location: null,
      linkedinURL: null,
      bio: null,
      timezone: null,
      signatureBlock: null,
      emailVerified: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  it('takes changes, a few at a time, and shows the new name in the session', async () => {
    const changes = {
      name: 'Ada King',
      phone: '+44 20 7946 0000',
      title: 'Recruiter',
      location: 'London',
      linkedinURL: 'https://www.linkedin.com/in/ada',
      bio: 'Counts.\nAnd recounts.',
      timezone: 'UTC+0 UTC',
      signatureBlock: 'Ada\nLondon',
    };
    expect((await edit(changes)).body).toMatchObject(changes);
    expect((await edit({ title: 'Lead' })).body).toMatchObject({ ...changes, title: 'Lead' });
    const session = await visitor.get('/api/auth/get-session');
    expect(session.body).toMatchObject({ user: { name: 'Ada King' } });
  });

  it('is emptied field by field, but keeps its name', async () => {
    await edit({ phone: '1', bio: 'x', timezone: 'UTC-5 Eastern', linkedinURL: null });
    const empty = { phone: '', title: '  ', linkedinURL: '', bio: '', timezone: '' };
    expect((await edit(empty)).body).toMatchObject({
      phone: null,
      title: null,
      linkedinURL: null,
      bio: null,
      timezone: null,
    });
    const nameless = await edit({ name: '  ' });
    expect(nameless.status).toBe(400);
    expect(nameless.body['fields']).toEqual({ name: 'Name is required' });
  });

  it.each([
    ['Ada\r\nBcc: x', 'Name must be one line of plain text'],
    ['https://evil.example', 'Name must not contain a web or email address'],
  ])('refuses the name %j', async (name, sentence) => {
    const reply = await edit({ name });
    expect([reply.status, reply.body['fields']]).toEqual([400, { name: sentence }]);
  });

  it('takes a name with everything that names have', async () => {
    const name = "Dr. J. O'Neil-Sørensen III";
    expect((await edit({ name })).body).toMatchObject({ name });
  });

  it.each([
    ['name', 101],
    ['phone', 41],
    ['title', 121],
    ['location', 121],
    ['bio', 2001],
    ['signatureBlock', 2001],
    ['linkedinURL', 301],
    ['timezone', 101],
  ])('refuses a %s of %i characters with a sentence', async (field, length) => {
    const before = await profile();
    const reply = await edit({ title: 'Changed', [field]: 'x'.repeat(length) });
    expect(reply.status).toBe(400);
    expect(reply.body['fields']).toHaveProperty(field, expect.stringMatching(/at most \d+ char/));
    expect(await profile()).toEqual(before);
  });

  it.each([
    { linkedinURL: 'linkedin.com/in/ada' },
    { linkedinURL: 'https://lnkd.in/abc' },
    { timezone: 'UTC-8' },
    { timezone: 'Europe/Warsaw' },
  ])('takes %j: all but the name is free text', async (text) => {
    expect((await edit(text)).body).toMatchObject(text);
    expect(await profile()).toMatchObject(text);
  });

  it.each([
    { email: 'other@example.test' },
    { emailVerified: true },
    { id: 'somebody-else' },
    { image: 'https://evil.example/x.png' },
    { role: 'admin' },
    { createdAt: '2020-01-01T00:00:00.000Z' },
  ])('refuses to change %j', async (changes) => {
    const before = await profile();
    const reply = await edit({ ...changes, title: 'Changed' });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'BAD_REQUEST', requestId: expect.any(String) });
    expect(await profile()).toEqual(before);
  });

  it('is only for its owner', async () => {
    const stranger = server.visitor();
    for (const path of ['profile', 'accounts', 'image', 'export']) {
      const reply = await stranger.get(`/api/user/${path}`);
      expect(reply.status).toBe(401);
      expect(reply.body).toMatchObject({ code: 'UNAUTHORIZED', message: 'Unauthorized' });
    }
    expect((await stranger.patch('/api/user/profile', { name: 'X' })).status).toBe(401);
    const other = await server.visitor().signUp({ name: 'Other' });
    expect((await other.get('/api/user/profile')).body).toMatchObject({ name: 'Other' });
  });
});

it('tells how the person signs in', async () => {
  expect((await visitor.get('/api/user/accounts')).body).toEqual({
    providers: [{ provider: 'email/password' }],
    hasPassword: true,
    canChangePassword: true,
  });
});

describe('the picture', () => {
  const setImage = (image: string | null) =>
    server.db.update(user).set({ image }).where(eq(user.email, visitor.email));
  const google = 'https://lh3.googleusercontent.com/a/x';
  const github = 'https://avatars.githubusercontent.com/u/1?v=4';
  const png = { type: 'image/png', bytes: Buffer.from('a picture') };

  it.each([google, github])('comes from %s through us', async (image) => {
    const providers = await startLocalProviders(png);
    await setImage(image);
    const reply = await visitor.get('/api/user/image');
    await providers.close();
    expect(reply).toMatchObject({ status: 200, text: 'a picture' });
    expect(reply.headers['content-type']).toBe('image/png');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it.each([
    null,
    'http://lh3.googleusercontent.com/a/x',
    'https://lh3.googleusercontent.com.evil.example/a/x',
    'https://lh3.googleusercontent.com@evil.example/a/x',
    'https://evil.example/https://lh3.googleusercontent.com/',
    'https://evil.googleusercontent.com.example/',
    'https://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
  ])('is not fetched from %j', async (image) => {
    const realFetch = globalThis.fetch;
    const asked: unknown[] = [];
    globalThis.fetch = async (input) => {
      asked.push(input);
      return new Response('x', { headers: { 'content-type': 'image/png' } });
    };
    await setImage(image);
    const reply = await visitor.get('/api/user/image');
    globalThis.fetch = realFetch;
    expect(reply.status).toBe(404);
    expect(asked).toEqual([]);
  });

  it.each([
    ['a page', { type: 'text/html', bytes: Buffer.from('<script>') }],
    ['an SVG, which may carry scripts', { type: 'image/svg+xml', bytes: Buffer.from('<svg/>') }],
    ['more than a megabyte', { type: 'image/png', bytes: Buffer.alloc(1024 * 1024 + 1) }],
  ])('is not passed on when it is %s', async (_what, picture) => {
    const providers = await startLocalProviders(picture);
    await setImage(google);
    const reply = await visitor.get('/api/user/image');
    await providers.close();
    expect(reply.status).toBe(404);
  });
});
