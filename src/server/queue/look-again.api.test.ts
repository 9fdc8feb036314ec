import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { waitUntilWritten } from '../testing/written-jobs.ts';

let server: TestApp;
let team: Team;
let jobId: number;
beforeAll(async () => {
  server = await startTestApp({ WRITE_CONCURRENCY: '1' });
  team = await foundTeam(server);
  const job = { title: 'Welder', location: 'Lansing, MI', organizationId: team.organizationId };
  jobId = Number((await team.admin.post('/api/jobs', job)).body.id);
  await waitUntilWritten(team.admin, jobId);
});
afterAll(() => server.close());

async function timeWriting(path: string): Promise<number> {
  const begun = performance.now();
  expect((await team.admin.post(`/api/jobs/${jobId}/${path}`)).status).toBe(202);
  await waitUntilWritten(team.admin, jobId);
  return performance.now() - begun;
}

it('one worker writes ten outputs in a row, without a rest between them', async () => {
  const alone = [];
  for (let round = 0; round < 3; round += 1) alone.push(await timeWriting('generate/marketIntel'));
  const together = await timeWriting('process');
  // With a rest until the next look after each, more than a hundred times.
  expect(together / Math.max(...alone)).toBeLessThan(30);
});
