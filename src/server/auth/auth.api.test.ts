import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('accounts', () => {
  it('signs up, in, out', async () => {
    const visitor = await server.visitor().signUp({ email: 'ada@example.test', name: 'Ada' });
    const session = await visitor.get('/api/auth/get-session');
    expect(session.body).toMatchObject({ user: { email: 'ada@example.test', name: 'Ada' } });
    await visitor.post('/api/auth/sign-out', {});
    expect((await visitor.get('/api/auth/get-session')).text).toBe('null');
    const again = await visitor.post('/api/auth/sign-in/email', {
      email: 'ada@example.test',
      password: 'correct-horse-42',
    });
    expect(again.status).toBe(200);
    const mail = await server.mailTo('ada@example.test', /Confirm/);
    expect(mail.text).toContain('/api/auth/verify-email?token=');
  });
});
