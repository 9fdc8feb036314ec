import { afterAll, beforeAll, expect, it } from 'vitest';
import { webhookNames } from '#shared/api/outputs.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { waitUntilWritten } from '../testing/written-jobs.ts';

let server: TestApp;
let team: Team;
let jobId: number;
beforeAll(async () => {
  server = await startTestApp();
  team = await foundTeam(server, 'Caddo Pipe');
  const { organizationId, admin } = team;
  const job = await admin.post('/api/jobs', {
    title: 'Pipe Welder',
    location: 'Shreveport, LA',
    description: 'You weld pipe in the shop. Reads isometric drawings.',
    organizationId,
  });
  jobId = Number(job.body.id);
  await waitUntilWritten(admin, jobId);
});
afterAll(() => server.close());

it.each(webhookNames)('the built-in writer uses what %s was told', async (name) => {
  const note = `bonus of 3 pumpkins for ${name}`;
  const reply = await team.admin.post(`/api/webhooks/${name}`, { jobId, extraBonus: note });
  expect(reply.body.notes).toEqual([`extraBonus: ${note}`]);
  await waitUntilWritten(team.admin, jobId);
  const outputs = (await team.admin.get(`/api/jobs/${jobId}/outputs`)).body as unknown as {
    id: number;
    failure: string | null;
    content: { toolDescription: string };
  }[];
  const written = outputs.find(({ id }) => id === reply.body.id);
  expect(written?.failure).toBeNull();
  expect(written?.content.toolDescription).toContain(`extra bonus "${note}"`);
  if (name === 'intake') {
    const intake = JSON.stringify(written?.content);
    expect(intake.split(note).length).toBeGreaterThan(2);
    // The pay is settled by the note and not asked for any more.
    expect(intake).not.toMatch(/Left open: [^"]*\bpay\b/i);
  }
});
