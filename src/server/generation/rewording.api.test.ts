import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '#shared/output.ts';
import { startModelServer, type ModelServer } from '../../../tests/support/model-server.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { outputOf, waitUntilWritten } from '../testing/written-jobs.ts';

const message =
  'Hello [first name], we pay $38 to $48 an hour for nights in Hays. Would you have ten minutes? [your name]';

interface House {
  server: TestApp;
  team: Team;
  kit: Output;
}

async function openHouse(env: Record<string, string>): Promise<House> {
  const server = await startTestApp(env);
  const team = await foundTeam(server, 'Prairie View Hospital');
  const { admin, organizationId } = team;
  const { body } = await admin.post('/api/jobs', {
    title: 'Registered Nurse',
    location: 'Hays, KS',
    salaryRange: '$38 - $48 per hour',
    description: 'Nights on the medical-surgical unit. Active RN license required.',
    organizationId,
  });
  const jobId = Number(body.id);
  await waitUntilWritten(admin, jobId);
  return { server, team, kit: await outputOf(admin, jobId, 'engagementKit') };
}

describe('with a language model', () => {
  let model: ModelServer;
  let house: House;
  let reply: { text: string } | { status: number } = { text: '' };
  beforeAll(async () => {
    model = await startModelServer(({ prompt }) =>
      prompt.includes('You reword one message') ? reply : { status: 401 },
    );
    house = await openHouse({ AI_MODEL: 'test-model', AI_BASE_URL: model.url });
  });
  afterAll(async () => {
    await house.server.close();
    await model.close();
  });

  const reword = (sent: object) =>
    house.team.admin.post(`/api/outputs/${house.kit.id}/rewording`, sent);

  it('says a message anew, and stores nothing', async () => {
    reply = { text: 'Hello [first name], nights in Hays at $38 to $48. Ten minutes? [your name]' };
    const said = await reword({ text: message, wish: 'shorter' });
    expect(said.status).toBe(200);
    expect(said.body).toEqual({ text: reply.text, cut: 0 });
    const { body } = await house.team.admin.get(`/api/outputs/${house.kit.id}`);
    expect(body.version).toBe(house.kit.version);
    expect(model.requests.at(-1)?.prompt).toContain('about two thirds as long');
  });

  it('takes out what nothing supports', async () => {
    reply = { text: 'Nights in Hays at $38 to $48 an hour. There is a sign-on bonus of $9,500.' };
    const said = await reword({ text: message, wish: 'warmer' });
    expect(said.body).toEqual({ text: 'Nights in Hays at $38 to $48 an hour.', cut: 1 });
  });

  it('knows what the person put in', async () => {
    reply = { text: 'You would get $9,500 at the start.' };
    const said = await reword({
      text: 'There is a bonus of $9,500 at the start.',
      wish: 'plainer',
    });
    expect(said.body).toEqual({ text: reply.text, cut: 0 });
  });

  it('says in a sentence when the model does not answer', async () => {
    reply = { status: 500 };
    const said = await reword({ text: message, wish: 'shorter' });
    expect(said.status).toBe(503);
    expect(said.body.message).toContain('The language model had an error of its own');
  });

  it.each([
    { text: '', wish: 'shorter' },
    { text: 'x'.repeat(6001), wish: 'shorter' },
    { text: 'x', wish: 'longer' },
  ])('refuses %j', async (sent) => {
    expect((await reword(sent)).status).toBe(400);
  });
});

it('needs a model', async () => {
  const { server, team, kit } = await openHouse({});
  const said = await team.admin.post(`/api/outputs/${kit.id}/rewording`, {
    text: message,
    wish: 'shorter',
  });
  expect(said.status).toBe(422);
  expect(said.body.message).toContain('needs a language model');
  await server.close();
});
