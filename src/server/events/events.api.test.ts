import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listenTo } from '../testing/event-reader.ts';
import { addMember, foundTeam, membershipIdOf, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { waitUntilWritten } from '../testing/written-jobs.ts';
import { announce } from './announce.ts';

let server: TestApp;
let team: Team;

beforeAll(async () => {
  server = await startTestApp();
  team = await foundTeam(server);
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());

const create = async ({ admin, organizationId }: Team) => {
  const job = { title: 'Welder', location: 'Lansing, MI', organizationId };
  return Number((await admin.post('/api/jobs', job)).body.id);
};

describe('the stream of an organization', () => {
  it('tells of a job and of each output as it is written, unbuffered', async () => {
    const browser = await listenTo(server, team.admin, team.organizationId);
    expect(browser.response.status).toBe(200);
    expect(browser.response.headers.get('content-type')).toContain('text/event-stream');
    expect(browser.response.headers.get('content-encoding')).toBeNull();
    const jobId = await create(team);
    await waitUntilWritten(team.admin, jobId);
    await browser.untilHeard(
      'the last of ten is done',
      () =>
        browser.events.filter((event) => event.type === 'output' && event.status === 'completed')
          .length === 10,
    );
    expect(browser.events.find(({ type }) => type === 'job')).toEqual({
      type: 'job',
      jobId,
      change: 'created',
    });
    const statuses = browser.events.flatMap((event) =>
      event.type === 'output' && event.toolType === 'marketIntel' ? [event.status] : [],
    );
    expect(statuses).toEqual(['pending', 'processing', 'completed']);
    await team.admin.delete(`/api/jobs/${jobId}`);
    await browser.untilHeard(
      'the deletion',
      (event) => 'change' in event && event.change === 'deleted',
    );
    await browser.leave();
  });

  it('tells nothing of what was rolled back, and nothing of others', async () => {
    const other = await foundTeam(server, 'Other');
    const browser = await listenTo(server, team.admin, team.organizationId);
    await server.db
      .transaction(async (tx) => {
        await announce(tx, team.organizationId, { type: 'job', jobId: 1, change: 'edited' });
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    await create(other);
    await announce(server.db, team.organizationId, { type: 'job', jobId: 2, change: 'edited' });
    await browser.untilHeard('the last one', (event) => event.jobId === 2);
    expect(browser.events).toHaveLength(1);
    await browser.leave();
  });

  it('ends for somebody who was removed or has signed out', async () => {
    const removed = await addMember(server, team);
    const leaver = await addMember(server, team);
    const streams = [
      await listenTo(server, removed, team.organizationId),
      await listenTo(server, leaver, team.organizationId),
    ];
    await team.admin.delete(team.path(`/members/${await membershipIdOf(team, removed)}`));
    await leaver.post('/api/auth/sign-out');
    // They are believed for a second after they were last looked at: the clock moves instead of the test waiting.
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 1100);
    await announce(server.db, team.organizationId, { type: 'job', jobId: 3, change: 'edited' });
    for (const stream of streams) await stream.untilEnded();
    expect(streams.flatMap(({ events }) => events)).toEqual([]);
  });

  it('is refused to strangers, and to those who already listen a dozen times', async () => {
    const stranger = await server.visitor().signUp();
    const refused = await listenTo(server, stranger, team.organizationId);
    expect(refused.response.status).toBe(403);
    const open = [];
    for (let n = 0; n < 12; n += 1) {
      open.push(await listenTo(server, team.admin, team.organizationId));
    }
    const many = await listenTo(server, team.admin, team.organizationId);
    expect(many.response.status).toBe(429);
    for (const stream of open) await stream.leave();
  });

  it('ends when the server stops', async () => {
    const second = await startTestApp({}, { database: server.deps.database, takesTasks: false });
    const own = await foundTeam(second);
    const browser = await listenTo(second, own.admin, own.organizationId);
    await second.close();
    await browser.untilEnded();
  });
});
