import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job } from '#shared/job.ts';
import type { ToolId } from '#shared/tool-info.ts';
import { toolSets } from '#shared/tool-sets.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let team: Team;
const sets = toolSets as Record<number, readonly ToolId[]>;
beforeAll(async () => {
  server = await startTestApp({}, { takesTasks: false });
  team = await foundTeam(server);
});
afterAll(async () => {
  delete sets[2];
  await server.close();
});

/** As the list shows them, which code derives, and as the database finds them. */
async function statusOf(jobId: number) {
  const list = async (query = '') =>
    (await team.admin.get(`/api/jobs${query}`)).body as unknown as Job[];
  const shown = (await list()).find(({ id }) => id === jobId)?.status;
  const found = (await list(`?status=${shown}`)).map(({ id }) => id);
  return found.includes(jobId) ? shown : `${shown}, but not found as such`;
}

it('a tool that is added leaves complete jobs complete; only later ones wait for it', async () => {
  const { organizationId } = team;
  const fields = { title: 'Welder', location: 'Bonn', organizationId };
  const { id, toolSet } = (await team.admin.post('/api/jobs', fields)).body as unknown as Job;
  expect([toolSet, await statusOf(id)]).toEqual([1, 'processing']);
  await server.db.execute(sql`update output set status = 'completed', queued = false`);
  expect(await statusOf(id)).toBe('completed');

  sets[2] = [...toolSets[1], 'candidateMessaging'];
  expect(await statusOf(id)).toBe('completed');
  await server.db.execute(sql`update job set tool_set = 2`);
  expect(await statusOf(id)).toBe('draft');
  await server.db.execute(
    sql`insert into output (organization_id, job_id, tool_type, status)
        values (${organizationId}, ${id}, 'candidateMessaging', 'completed')`,
  );
  expect(await statusOf(id)).toBe('completed');
});
