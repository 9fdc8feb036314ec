import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { addMember, foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Reply, Visitor } from '../testing/visitor.ts';

// Budgets so small that a few calls use them up: 4 jobs a minute, 12 for the organization.
const BUDGET_FACTOR = '0.1333';
let server: TestApp;
let team: Team;
beforeAll(async () => {
  server = await startTestApp({ BUDGET_FACTOR }, { takesTasks: false });
  team = await foundTeam(server);
});
afterAll(() => server.close());

const create = (visitor: Visitor, { organizationId }: Team, headers = {}) =>
  visitor.post('/api/jobs', { title: 'Welder', location: 'Here', organizationId }, headers);

/** Calls until it is refused, at most so often. */
async function callUntilRefused(most: number, call: () => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  while (replies.length < most && replies.at(-1)?.status !== 429) replies.push(await call());
  return replies;
}

const routes = [
  ['POST', '/api/parse-job-description', { jobDescriptionText: 'Welder wanted' }],
  ['POST', '/api/extract-text', { file: 'no form' }],
  ['POST', '/api/jobs', {}],
  ['PATCH', '/api/jobs/JOB', { title: '' }],
  ['POST', '/api/jobs/JOB/generate/nonsense', undefined],
  ['POST', '/api/jobs/0/process', undefined],
  ['POST', '/api/webhooks/jd', {}],
  ['GET', '/api/jobs/JOB/brief', undefined],
  ['GET', '/api/jobs/JOB/market', undefined],
  ['PATCH', '/api/outputs/0', {}],
  ['POST', '/api/outputs/0/versions/1/restore', undefined],
  ['GET', '/api/jobs/JOB/outputs/0/pdf', undefined],
  ['GET', '/api/jobs/JOB/export/combined-docx', undefined],
  ['GET', '/api/jobs/JOB/export/hiring-file', undefined],
  ['GET', '/api/jobs/JOB/export/scorecard-csv', undefined],
  ['GET', '/api/user/export', undefined],
  ['GET', '/api/organizations/ORG/audit.csv', undefined],
] as const;

it.each(routes)('%s %s has a budget for each account', async (method, path, body) => {
  const other = await foundTeam(server);
  const jobId = String((await create(other.admin, other)).body.id);
  const url = path.replace('JOB', jobId).replace('ORG', String(other.organizationId));
  const replies = await callUntilRefused(40, () => other.admin.call(method, url, body));
  const last = replies.at(-1);
  expect(last?.status).toBe(429);
  expect(last?.body).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringMatching(
      /^(?:You have|Your organization has) .+ in a short time\. Please try again in \d+ seconds; nothing is lost\.$/,
    ),
    requestId: last?.headers['x-request-id'],
  });
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(last?.headers['retry-after'])).toBeLessThanOrEqual(60);
  // Whoever did nothing is not refused.
  const [fresh] = await callUntilRefused(1, () => team.admin.call(method, url, body));
  expect(fresh?.status).not.toBe(429);
});

describe('a budget', () => {
  it('is spent by the members of an organization together, and by its keys', async () => {
    const large = await foundTeam(server);
    const members = [
      large.admin,
      ...(await Promise.all([1, 2, 3].map(() => addMember(server, large)))),
    ];
    const key = await large.admin.post(large.path('/api-keys'), { name: 'Import' });
    const authorization = `Bearer ${String(key.body.key)}`;
    for (const member of members.slice(0, 3)) {
      for (let count = 0; count < 4; count += 1) {
        expect((await create(member, large)).status).toBe(201);
      }
    }
    // Twelve are the organization's own, whoever is next.
    const refused = [
      await create(members[3] ?? large.admin, large),
      await create(server.visitor(), large, { authorization }),
    ];
    for (const { status, body } of refused) {
      expect(status).toBe(429);
      expect(body.message).toMatch(/^Your organization has created many jobs/);
    }
    // The fourth member has done nothing yet and can go on elsewhere.
    const own = await foundTeam(server);
    expect((await create(own.admin, own)).status).toBe(201);
  });

  it('cannot be used up by somebody who does not belong there', async () => {
    const victim = await foundTeam(server);
    const strangers = await Promise.all([1, 2, 3, 4].map(() => foundTeam(server)));
    for (const { admin } of strangers) {
      const replies = await callUntilRefused(6, () => create(admin, victim));
      expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403, 429]);
    }
    expect((await create(victim.admin, victim)).status).toBe(201);
  });

  it('by the hour is counted in the database, for all processes', async () => {
    const { admin, organizationId } = await foundTeam(server);
    const before = await server.db.execute(sql`select count(*)::int as n from attempt`);
    await create(admin, { organizationId } as Team);
    const after = await server.db.execute(sql`select count(*)::int as n from attempt`);
    expect(Number(after.rows[0]?.n) - Number(before.rows[0]?.n)).toBe(2);
    await server.db.execute(sql`update attempt set count = 1000`);
    const { status, body } = await create(admin, { organizationId } as Team);
    expect([status, body.message]).toEqual([
      429,
      'You have created many jobs in a short time. Please try again in 60 minutes; nothing is lost.',
    ]);
    await server.db.execute(sql`delete from attempt`);
  });

  it('is not asked for where little is done', async () => {
    const { admin } = await foundTeam(server);
    for (let count = 0; count < 60; count += 1) {
      expect((await admin.get('/api/jobs')).status).toBe(200);
    }
  });
});

it('the API description names the refusal of every call that has a budget', async () => {
  const { body } = await server.visitor().get('/api/openapi.json');
  const paths = body.paths as Record<string, Record<string, { responses: Record<string, object> }>>;
  const jobs = paths['/api/jobs'];
  expect(jobs?.post?.responses['429']).toMatchObject({
    headers: { 'Retry-After': {} },
    content: { 'application/json': { schema: { properties: { message: {} } } } },
  });
  const hiringFile = paths['/api/jobs/{jobId}/export/hiring-file']?.get?.responses;
  expect(Object.keys(hiringFile ?? {})).toEqual(['200', '429']);
  expect(Object.keys(jobs?.get?.responses ?? {})).toEqual(['200']);
});
