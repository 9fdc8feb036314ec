import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let team: Team;
beforeAll(async () => {
  server = await startTestApp({}, { takesTasks: false });
  team = await foundTeam(server);
});
afterAll(() => server.close());

const create = (fields: object) => {
  const { admin, organizationId } = team;
  return admin.post('/api/jobs', { title: 'Welder', location: 'Flint', organizationId, ...fields });
};

const makeTags = (count: number) => Array.from({ length: count }, (_, index) => `Tag ${index}`);

it.each([
  ['dealBreakers', 8, 'deal breakers'],
  ['redFlags', 6, 'red flags'],
  ['competitorCompanies', 10, 'competitor companies'],
])('a new job has no more %s than %i', async (name, most, label) => {
  const tags = makeTags(most);
  const fitting = await create({ [name]: [...tags, 'Tag 0', ' '] });
  expect([fitting.status, fitting.body[name]]).toEqual([201, tags]);
  const refused = await create({ [name]: makeTags(most + 1) });
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toEqual({ [name]: `There can be at most ${most} ${label}` });
});

it('a job cannot grow beyond that later, and one that has more of old can still be edited', async () => {
  const jobId = Number((await create({ dealBreakers: ['no visa'] })).body.id);
  const many = { dealBreakers: makeTags(9) };
  const refused = await team.admin.patch(`/api/jobs/${jobId}`, many);
  expect(refused.status).toBe(400);
  expect(refused.body.fields).toEqual({ dealBreakers: 'There can be at most 8 deal breakers' });
  const old = JSON.stringify(makeTags(10));
  await server.db.execute(sql`update job set deal_breakers = ${old}::jsonb where id = ${jobId}`);
  const kept = await team.admin.patch(`/api/jobs/${jobId}`, { ...many, location: 'Lansing' });
  expect(kept.status).toBe(200);
  expect(kept.body).toMatchObject({ ...many, location: 'Lansing' });
});
