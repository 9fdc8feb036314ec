import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { until, waitUntilWritten } from '../testing/written-jobs.ts';

const scripted = createScriptedWriter();
let server: TestApp;
let team: Team;
let jobId: number;

beforeAll(async () => {
  server = await startTestApp({}, { writer: scripted.writer });
  team = await foundTeam(server);
  const { organizationId, admin } = team;
  const job = await admin.post('/api/jobs', { title: 'Welder', location: 'Here', organizationId });
  jobId = Number(job.body.id);
});
beforeEach(async () => {
  scripted.release();
  await waitUntilWritten(team.admin, jobId);
  scripted.seen.length = 0;
});
afterAll(() => server.close());

const send = (name: string, body: object = {}) =>
  team.admin.post(`/api/webhooks/${name}`, { jobId, ...body });

describe('a webhook', () => {
  it.each([
    ['intake', 'intakeAssistant'],
    ['jd', 'attractionPosting'],
    ['boolean', 'sourcingStrategy'],
    ['strategy', 'sourcingStrategy'],
    ['messaging', 'candidateMessaging'],
    ['scorecard', 'scorecardAssistant'],
    ['interview', 'interviewCoaching'],
  ])('%s starts %s', async (name, tool) => {
    const reply = await send(name);
    expect(reply.status).toBe(202);
    expect(reply.body).toEqual({ id: expect.any(Number), status: 'pending', notes: [] });
    await until('it is taken up', () => scripted.seen.length === 1);
    expect(scripted.seen[0]?.tool).toBe(tool);
  });

  it('hands its other fields to the writer as notes', async () => {
    const reply = await send('intake', {
      team: 'Night shift',
      size: 4,
      tags: ['a', 'b'],
      empty: null,
    });
    expect(reply.body.notes).toEqual(['team: Night shift', 'size: 4', 'tags: a, b']);
    await until('it is taken up', () => scripted.seen.length === 1);
    expect(scripted.seen[0]?.source.notes).toEqual(['team: Night shift', 'size: 4', 'tags: a, b']);
    await waitUntilWritten(team.admin, jobId);
    await team.admin.post(`/api/jobs/${jobId}/generate/intake`);
    await until('it is taken up again', () => scripted.seen.length === 2);
    expect(scripted.seen[1]?.source.notes).toEqual([]);
  });

  it('says when a writer at work can no longer be told', async () => {
    scripted.hold();
    await send('intake', { team: 'Night shift' });
    await until('it is taken up', () => scripted.seen.length === 1);
    expect((await send('intake', { team: 'Night shift' })).status).toBe(202);
    expect((await send('intake', { team: 'Day shift' })).status).toBe(409);
  });

  it('has limits', async () => {
    expect((await send('intake', { text: 'x'.repeat(2001) })).status).toBe(400);
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`field${n}`, 1]));
    expect((await send('intake', many)).status).toBe(400);
    expect((await send('intake', { 'odd\nname': 1 })).status).toBe(400);
    expect((await send('intake', { jobId: 'none' })).status).toBe(400);
  });

  it('accepts the organization’s API key, for its own jobs only', async () => {
    const key = await team.admin.post(team.path('/api-keys'), { name: 'Robot' });
    const headers = { authorization: `Bearer ${String(key.body.key)}` };
    const robot = server.visitor();
    expect((await robot.post('/api/webhooks/jd', { jobId }, headers)).status).toBe(202);
    const other = await foundTeam(server, 'Other');
    const { organizationId } = other;
    const job = { title: 'Secret', location: 'There', organizationId };
    const foreign = Number((await other.admin.post('/api/jobs', job)).body.id);
    const reply = await robot.post('/api/webhooks/jd', { jobId: foreign }, headers);
    expect(reply.status).toBe(404);
    await waitUntilWritten(other.admin, foreign);
  });
});
