import { afterAll, beforeAll, expect, it } from 'vitest';
import { startModelServer, type ModelServer } from '../../../../tests/support/model-server.ts';
import { parseEnv } from '../../env.ts';
import { checkModels } from './check-model.ts';

let server: ModelServer;
const good = { text: '{"greeting": "Good day, you", "sum": 5}' };
beforeAll(async () => {
  server = await startModelServer(() => good);
});
afterAll(() => server.close());

async function check(more: Record<string, string> = {}) {
  const env = {
    AI_MODEL: 'test-model',
    AI_BASE_URL: server.url,
    ...more,
  };
  const settings = parseEnv(env).AI;
  if (!settings) throw new Error('There is no model.');
  return checkModels(settings);
}

it('says that a model answers and keeps to the form, for every model in use', async () => {
  server.play(() => good);
  const findings = await check({ AI_MODEL_MARKET_INTEL: 'other-model' });
  expect(findings.map(({ model, isUsable }) => [model, isUsable])).toEqual([
    ['test-model', true],
    ['other-model', true],
  ]);
  expect(findings[0]?.lines).toEqual([
    expect.stringMatching(/^It answers, in [\d.]+ s\.$/),
    'It keeps to the form it is given.',
  ]);
});

it('tells a model that must be told the form in words', async () => {
  server.play(({ schema }) => (schema ? { status: 400 } : good));
  const [finding] = await check();
  expect(finding?.isUsable).toBe(true);
  expect(finding?.lines.join(' ')).toContain('keeps to one it is told in words');
});

it.each([
  [{ status: 401 }, /check AI_API_KEY/],
  [{ status: 404 }, /check AI_MODEL and AI_BASE_URL/],
  [{ hangs: true }, /did not begin to answer in time/],
  [{ text: 'Hello!' }, /It answers\. .*not answer in the form.*Choose another model/],
])('says what is wrong with %j', async (answer, sentence) => {
  server.play(() => answer);
  // Only silence is waited for in vain.
  const [finding] = await check('hangs' in answer ? { AI_FIRST_BYTE_SECONDS: '0.2' } : {});
  expect(finding?.isUsable).toBe(false);
  expect(finding?.lines.join(' ')).toMatch(sentence);
});
