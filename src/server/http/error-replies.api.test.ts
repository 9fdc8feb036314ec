import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createLogLines } from '../testing/log-lines.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';

const { log, lines } = createLogLines();
let server: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  server = await startTestApp({}, { log });
  visitor = await server.visitor().signUp();
});
afterAll(() => server.close());

const patch = (payload: string, type = 'application/json') =>
  server.app.inject({
    method: 'PATCH',
    url: '/api/user/profile',
    headers: { 'content-type': type, cookie: visitor.cookieHeader },
    payload,
  });

describe('a request that cannot be read', () => {
  it.each([
    ['is not JSON', '{"name":', 'application/json', 400],
    ['is empty', '', 'application/json', 400],
    ['reaches for the prototype', '{"__proto__":{"admin":true}}', 'application/json', 400],
    ['is a form', 'name=Ada', 'application/x-www-form-urlencoded', 400],
    ['is plain text', '{"name":"Ada"}', 'text/plain', 400],
    ['is XML', '<name>Ada</name>', 'application/xml', 400],
    ['has a type nobody knows', '{"name":"Ada"}', 'nonsense', 400],
    ['is a list', '[]', 'application/json', 400],
    ['is too large', JSON.stringify({ bio: 'x'.repeat(1024 * 1024) }), 'application/json', 413],
  ])('is refused with a sentence when it %s', async (_what, payload, type, status) => {
    const reply = await patch(payload, type);
    expect(reply.statusCode).toBe(status);
    const body = reply.json<{ message: string; requestId: string; code: string }>();
    expect(body.message).toMatch(/^[A-Z].{10,}/);
    expect(body.message).not.toMatch(/FST_|JSON\.parse|Unexpected token|zod|Invalid input/i);
    expect(body.requestId).toBe(reply.headers['x-request-id']);
    expect(body.code).toBe(status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST');
  });
});

describe('somebody without a session', () => {
  it.each([
    ['/api/jobs', '{}', 'application/json'],
    ['/api/jobs', '{"title":', 'application/json'],
    ['/api/organizations/1/invite', '{}', 'application/json'],
    ['/api/webhooks/jd', 'x', 'text/plain'],
  ])('is told so by %s whatever they send', async (url, payload, type) => {
    const headers = { 'content-type': type };
    const reply = await server.app.inject({ method: 'POST', url, headers, payload });
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ code: 'UNAUTHORIZED', message: 'Unauthorized' });
  });
});

it('takes a call without a body that calls its body JSON', async () => {
  const organization = await visitor.post('/api/organizations', { name: 'Northwind' });
  const body = { title: 'Welder', location: 'Lansing', organizationId: organization.body['id'] };
  const job = await visitor.post('/api/jobs', body);
  const reply = await server.app.inject({
    method: 'POST',
    url: `/api/jobs/${String(job.body['id'])}/process`,
    headers: { 'content-type': 'application/json', cookie: visitor.cookieHeader },
    payload: '',
  });
  expect(reply.statusCode).toBe(202);
});

it('says so when a text holds what no database keeps', async () => {
  const reply = await patch(JSON.stringify({ bio: 'a\u0000b' }));
  expect(reply.statusCode).toBe(400);
  expect(reply.json<{ message: string }>().message).toMatch(/cannot be stored/);
});

describe('every refusal', () => {
  it.each([
    ['GET', '/api/no-such-route', 404, 'NOT_FOUND'],
    ['GET', '/api/user/profile?x=%zz', 401, 'UNAUTHORIZED'],
    ['GET', '/api/%zz', 400, 'BAD_REQUEST'],
    ['GET', '/api/auth/ok', 404, 'NOT_FOUND'],
    ['GET', '/api/auth/list-sessions', 404, 'NOT_FOUND'],
    ['POST', '/api/auth/update-user', 404, 'NOT_FOUND'],
    ['POST', '/api/auth/delete-user', 404, 'NOT_FOUND'],
    ['GET', '/api/auth/callback/facebook', 400, 'BAD_REQUEST'],
  ] as const)('carries its id: %s %s', async (method, url, status, code) => {
    const reply = await server.visitor().call(method, url);
    expect(reply.status).toBe(status);
    expect(reply.body).toMatchObject({ code, message: expect.any(String) });
    expect(reply.body['requestId']).toBe(reply.headers['x-request-id']);
    expect(reply.headers['cache-control']).toBe('no-store');
  });

  it('has an id of ours, not one the visitor chose', async () => {
    const reply = await server.visitor().get('/api/none', { 'request-id': 'chosen' });
    expect(reply.body['requestId']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a fault of ours', () => {
  const secret = 'connection to db-7.internal refused for user requisite';
  const sentence =
    'Something went wrong on our side. Please try again; nothing you entered was changed.';

  it.each([
    ['GET', '/api/user/profile', undefined],
    ['GET', '/api/auth/get-session', undefined],
    ['POST', '/api/auth/sign-in/email', { email: 'a@example.test', password: 'lamp-orbit-74' }],
    ['POST', '/api/auth/reset-password', { token: 'x', newPassword: 'lamp-orbit-74' }],
  ] as const)('is not explained to the caller: %s %s', async (method, url, body) => {
    const broken = vi.spyOn(server.db, 'select').mockImplementation(() => {
      throw new Error(secret);
    });
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    lines.length = 0;
    const reply = await visitor.call(method, url, body);
    broken.mockRestore();
    expect(reply.status).toBe(500);
    expect(reply.body).toEqual({
      code: 'INTERNAL',
      message: sentence,
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    // The one who runs the server finds it under the same id, and only in the log.
    const logged = lines.filter((line) => line.includes(String(reply.body['requestId'])));
    expect(logged.some((line) => line.includes('"level":50'))).toBe(true);
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });

  it('does not stop the next request', async () => {
    expect((await visitor.get('/api/user/profile')).status).toBe(200);
  });
});

it('answers a line of noise on the socket with 400 and goes on', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await new Promise<string>((done, fail) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    let received = '';
    socket.on('data', (part) => (received += String(part)));
    socket.on('end', () => done(received));
    socket.on('error', fail);
    socket.write('NOISE \u0001\r\n\r\n');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400/);
  expect((await visitor.get('/api/health')).status).toBe(200);
});
