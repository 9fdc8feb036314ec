import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Job } from '#shared/job.ts';
import { toolSets } from '#shared/tool-sets.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** A tool is added to the list: here the eleventh becomes one of every new job. */
vi.mock('#shared/tool-sets.ts', async (read) => {
  const today = await read<typeof import('#shared/tool-sets.ts')>();
  const sets = { ...today.toolSets, 2: [...today.toolSets[1], 'candidateMessaging' as const] };
  return {
    toolSets: sets,
    currentToolSet: 2,
    toolsOfSet: (set: 1 | 2) => sets[set],
  };
});

let server: TestApp;
let team: Team;
beforeAll(async () => {
  server = await startTestApp({}, { takesTasks: false });
  team = await foundTeam(server);
});
afterAll(() => server.close());

const listed = async (query: string) =>
  ((await team.admin.get(`/api/jobs?${query}`)).body as unknown as Job[]).map(
    ({ id, status, toolSet }) => ({ id, status, toolSet }),
  );

it('jobs of before stay complete, and new ones wait for the new tool', async () => {
  expect(Object.keys(toolSets)).toEqual(['1', '2']);
  const { organizationId } = team;
  const created = await team.admin.post('/api/jobs', {
    title: 'Welder',
    location: 'Bonn',
    organizationId,
  });
  const id = Number(created.body.id);
  const outputs = await team.admin.get(`/api/jobs/${id}/outputs`);
  expect(outputs.body).toHaveLength(11);
  await server.db.execute(sql`update output set status = 'completed', queued = false`);
  expect(await listed('status=completed')).toEqual([{ id, status: 'completed', toolSet: 2 }]);

  await server.db.execute(sql`delete from output where tool_type = 'candidateMessaging'`);
  expect(await listed('')).toEqual([{ id, status: 'draft', toolSet: 2 }]);
  expect(await listed('status=completed')).toEqual([]);

  await server.db.execute(sql`update job set tool_set = 1`);
  expect(await listed('')).toEqual([{ id, status: 'completed', toolSet: 1 }]);
  expect(await listed('status=completed')).toEqual([{ id, status: 'completed', toolSet: 1 }]);
});
