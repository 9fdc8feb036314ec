import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({}, { takesTasks: false });
});
afterAll(() => server.close());

it('is made once, however often anybody asks for it', async () => {
  const making = vi.spyOn(server.app, 'swagger');
  const visitor = server.visitor();
  for (let count = 0; count < 3; count += 1) {
    const description = await visitor.get('/api/openapi.json');
    expect(description.body).toMatchObject({ openapi: '3.1.0', info: { title: 'Requisite' } });
    const page = await visitor.get('/api/docs');
    expect(page.text).toContain('<code>/api/jobs/{jobId}</code>');
  }
  expect(making.mock.calls.length).toBeLessThanOrEqual(1);
});
