import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundTeam } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({}, { takesTasks: false });
});
afterAll(() => server.close());

it('a task can be sent within a transaction before anybody has taken one', async () => {
  const { admin, organizationId } = await foundTeam(server);
  const job = { title: 'Welder', location: 'Lansing, MI', organizationId };
  expect((await admin.post('/api/jobs', job)).status).toBe(201);
});
