import { afterAll, beforeAll, expect, it } from 'vitest';
import { startModelServer, type ModelServer } from '../../../../tests/support/model-server.ts';
import { foundTeam } from '../../testing/teams.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTokenBudget, TokensSpent } from './token-budget.ts';
import { readUse } from './token-use.rows.ts';

let model: ModelServer;
let server: TestApp;
beforeAll(async () => {
  model = await startModelServer(() => ({
    text: 'no JSON',
    usage: { inputTokens: 900, outputTokens: 100 },
  }));
  server = await startTestApp({
    AI_MODEL: 'test-model',
    AI_BASE_URL: model.url,
    AI_TOKENS_PER_DAY: '30000',
  });
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const today = () => new Date().toISOString().slice(0, 10);

it('holds no more than there is, however many ask at once', async () => {
  const { organizationId } = await foundTeam(server);
  const { db } = server;
  const budget = createTokenBudget({ db, tokensPerDay: 100_000 });
  const hold = () => budget.hold(db, { organizationId }, ['marketIntel']);
  const answers = await Promise.allSettled(Array.from({ length: 20 }, hold));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  const refused = answers.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: expect.any(TokensSpent) });
  await budget.settle({ organizationId }, 500);
  const use = await readUse(db, { organizationId, day: today() });
  expect(use).toEqual({ reserved: 84_000, used: 500 });
});

it('lets go of what was held when its transaction does not come to be', async () => {
  const { organizationId } = await foundTeam(server);
  const { db } = server;
  const budget = createTokenBudget({ db, tokensPerDay: 100_000 });
  const change = db.transaction(async (tx) => {
    await budget.hold(tx, { organizationId }, ['marketIntel', 'hiringSynopsis']);
    throw new Error('changed its mind');
  });
  await expect(change).rejects.toThrow('changed its mind');
  const use = await readUse(db, { organizationId, day: today() });
  expect(use).toEqual({ reserved: 0, used: 0 });
});

it('refuses to start what the day’s tokens do not allow, keeps the job, and counts failures', async () => {
  const team = await foundTeam(server);
  const { organizationId, admin } = team;
  const created = await admin.post('/api/jobs', {
    title: 'Welder',
    location: 'Lansing, MI',
    organizationId,
  });
  expect(created.status).toBe(201);
  const jobId = Number(created.body.id);

  const two = await admin.post(`/api/jobs/${jobId}/generate/scorecard`);
  expect(two.status).toBe(202);
  const tooMuch = await admin.post(`/api/jobs/${jobId}/process`);
  expect([tooMuch.status, tooMuch.body.message]).toEqual([
    429,
    'Your organization has used up the language model’s words for today. Try again tomorrow, or ask whoever runs this server to raise AI_TOKENS_PER_DAY.',
  ]);
  expect(Number(tooMuch.headers['retry-after'])).toBeGreaterThan(0);

  await expect
    .poll(() => readUse(server.db, { organizationId, day: today() }), { timeout: 20_000 })
    .toEqual({ reserved: 0, used: 5000 });
  const outputs = await admin.get(`/api/jobs/${jobId}/outputs`);
  const failed = (outputs.body as unknown as { toolType: string; failure: string | null }[]).find(
    ({ toolType }) => toolType === 'scorecardAssistant',
  );
  expect(failed?.failure).toMatch(/did not answer in the form/);
});
