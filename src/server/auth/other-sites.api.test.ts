import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';

interface Route {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
}

let server: TestApp;
let visitor: Visitor;

/** Taken from what is registered, so that a route added later is covered without being named here. */
let changing: Route[];
beforeAll(async () => {
  server = await startTestApp();
  changing = server.routes.flatMap((route) => {
    const [method = '', url = ''] = route.split(' ');
    if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return [];
    return [{ method: method as Route['method'], url: url.replaceAll(/:\w+/g, '1') }];
  });
  visitor = await server.visitor().signUp({ name: 'Unchanged' });
});
afterAll(() => server.close());

const call = ({ method, url }: Route, headers: Record<string, string>, payload: object | string) =>
  server.app.inject({
    method,
    url,
    headers: { cookie: visitor.cookieHeader, ...headers },
    payload,
  });

const foreign = [
  'https://evil.example',
  'null',
  'https://localhost:3000',
  'http://localhost',
  'http://localhost:30000',
  'http://localhost:300',
  'http://localhost:3000.evil.example',
  'https://localhost:3000.evil.example',
  'http://localhost:3000@evil.example',
  'http://localhost:3000/',
  'http://localhost:3000 ',
  'http://LOCALHOST:3000',
  'http://app.localhost:3000',
  'http://evil-localhost:3000',
  'http://127.0.0.1:3001',
  'http://127.0.0.1.evil.example:3000',
  'http://0.0.0.0:3000',
  'file://',
  'chrome-extension://abcdefghijklmnop',
];

describe('a page of another site', () => {
  it('finds every changing route of ours in the list below', () => {
    const urls = changing.map(({ url }) => url);
    expect(urls).toContain('/api/auth/sign-in/email');
    expect(urls).toContain('/api/auth/sign-out');
    expect(urls).toContain('/api/user/profile');
    expect(urls).toContain('/api/user/delete');
    expect(changing.length).toBeGreaterThanOrEqual(11);
  });

  it.each(foreign)('changes nothing as %j, on any route', async (origin) => {
    for (const route of changing) {
      const reply = await call(route, { origin }, {});
      expect.soft(reply.statusCode, `${route.method} ${route.url}`).toBe(403);
      expect.soft(reply.json()).toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it.each(['cross-site', 'same-site'])('changes nothing with no origin but %s', async (site) => {
    for (const route of changing) {
      const reply = await call(route, { 'sec-fetch-site': site }, {});
      expect.soft(reply.statusCode, `${route.method} ${route.url}`).toBe(403);
    }
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'changes nothing with a form sent as %s',
    async (type) => {
      const origin = 'https://evil.example';
      for (const route of changing) {
        const reply = await call(route, { origin, 'content-type': type }, '{"name":"Changed"}');
        expect.soft(reply.statusCode, `${route.method} ${route.url}`).toBe(403);
      }
      // Not even a client that says nothing about itself gets a form read as JSON.
      const nameless = await call(
        { method: 'PATCH', url: '/api/user/profile' },
        { 'content-type': type },
        '{"name":"Changed"}',
      );
      expect(nameless.statusCode).toBe(400);
    },
  );

  it('has changed nothing, and our own pages still may', async () => {
    expect((await visitor.get('/api/user/profile')).body).toMatchObject({ name: 'Unchanged' });
    for (const origin of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000']) {
      const own = { method: 'PATCH', url: '/api/user/profile' } as const;
      expect((await call(own, { origin }, { title: 'Recruiter' })).statusCode).toBe(200);
    }
  });
});

describe('a return path that leads away', () => {
  const away = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https:evil.example',
    'https://evil.example',
    'https:/evil.example',
    'http://localhost:3000@evil.example/',
    'http://user:pass@evil.example',
    '//user@evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '%2f%2fevil.example',
    '%5c%5cevil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/api/auth/sign-out',
    '',
  ];

  it.each(away)('is dropped by /api/login: %j', async (next) => {
    const reply = await visitor.get(`/api/login?next=${encodeURIComponent(next)}`);
    expect(reply.status).toBe(302);
    expect(reply.headers['location']).toBe('/signin');
  });

  it('is dropped by /api/login when given twice, and an own path is kept', async () => {
    const twice = await visitor.get('/api/login?next=/dashboard&next=//evil.example');
    expect(twice.headers['location']).toBe('/signin');
    const own = await visitor.get('/api/login?next=%2Fjobs%2F12%3Ftool%3Djd');
    expect(own.headers['location']).toBe('/signin?next=%2Fjobs%2F12%3Ftool%3Djd');
  });

  const social = { provider: 'google' };
  const email = 'paths@example.test';
  it.each([
    ['sign-up/email', 'callbackURL', { name: 'P', email, password: 'lamp-orbit-74' }],
    ['sign-in/email', 'callbackURL', { email, password: 'lamp-orbit-74' }],
    ['sign-in/social', 'callbackURL', social],
    ['sign-in/social', 'errorCallbackURL', social],
    ['sign-in/social', 'newUserCallbackURL', social],
    ['link-social', 'callbackURL', social],
    ['link-social', 'errorCallbackURL', social],
    ['send-verification-email', 'callbackURL', { email }],
    ['request-password-reset', 'redirectTo', { email }],
  ])('is refused by %s as %s', async (path, field, body) => {
    for (const [index, next] of away.entries()) {
      const address = `203.0.113.${index}`;
      const caller = server.visitor(address);
      for (const [name, value] of visitor.cookies) caller.cookies.set(name, value);
      // The account's own limit is not what is tested here.
      const fresh = 'email' in body ? { ...body, email: `${index}-${email}` } : body;
      const reply = await caller.post(`/api/auth/${path}`, { ...fresh, [field]: next });
      expect.soft([400, 403, 404], `${JSON.stringify(next)} answered`).toContain(reply.status);
      expect.soft(reply.headers['location']).toBeUndefined();
      expect.soft(reply.body['message'], JSON.stringify(next)).toMatch(/path of this site|nvalid/);
    }
  });

  it('is refused by a verification link', async () => {
    const { link = '' } = await server.mailTo(visitor.email, /Confirm/);
    const token = new URL(link).searchParams.get('token') ?? '';
    for (const next of away) {
      const query = new URLSearchParams({ token, callbackURL: next });
      const reply = await server.visitor().get(`/api/auth/verify-email?${query.toString()}`);
      expect.soft([400, 403], JSON.stringify(next)).toContain(reply.status);
      expect.soft(reply.headers['location']).toBeUndefined();
    }
    expect((await visitor.get('/api/user/profile')).body['emailVerified']).toBe(false);
  });
});

describe('a forged host', () => {
  const forged = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '444',
    'x-original-host': 'evil.example',
    'x-original-url': 'https://evil.example/',
    forwarded: 'host=evil.example;proto=https',
  };

  it('reaches no mailed link', async () => {
    const email = 'host@example.test';
    const signUp = { name: 'Host', email, password: 'lamp-orbit-74' };
    await server.visitor().post('/api/auth/sign-up/email', signUp, forged);
    await server.visitor().post('/api/auth/request-password-reset', { email }, forged);
    const confirm = await server.mailTo(email, /Confirm/);
    const reset = await server.mailTo(email, /Reset/);
    expect(confirm.link).toMatch(/^http:\/\/localhost:3000\/api\/auth\/verify-email\?/);
    expect(reset.link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=/);
    for (const { html, text } of [confirm, reset]) expect(html + text).not.toContain('evil');
  });

  it('reaches no mailed link from the request line either', async () => {
    const email = 'request-line@example.test';
    const body = JSON.stringify({ name: 'Line', email, password: 'lamp-orbit-74' });
    const status = await sendRaw([
      'POST http://evil.example/api/auth/sign-up/email HTTP/1.1',
      'Host: evil.example',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      'Connection: close',
      '',
      body,
    ]);
    expect(status).toMatch(/^HTTP\/1\.1 200/);
    expect(JSON.stringify(await server.mailTo(email, /Confirm/))).not.toContain('evil');
  });

  async function sendRaw(lines: string[]): Promise<string> {
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    return new Promise((done, fail) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1');
      let received = '';
      socket.on('data', (part) => (received += String(part)));
      socket.on('end', () => done(received));
      socket.on('error', fail);
      socket.write(lines.join('\r\n'));
    });
  }
});
