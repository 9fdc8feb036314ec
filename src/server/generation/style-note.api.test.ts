import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '#shared/output.ts';
import { foundTeam } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { waitUntilWritten } from '../testing/written-jobs.ts';

let server: TestApp;
let outputs: Output[];

beforeAll(async () => {
  server = await startTestApp();
  const team = await foundTeam(server, 'Northfield');
  const messagingStyle = 'Be bold and human. Never write Regards.';
  expect((await team.admin.patch(team.path(), { messagingStyle })).status).toBe(200);
  const job = {
    organizationId: team.organizationId,
    title: 'Registered Nurse',
    location: 'Amarillo, TX',
    description: 'Full-time. You care for patients on a medical ward. RN license required.',
  };
  const { body } = await team.admin.post('/api/jobs', job);
  outputs = await waitUntilWritten(team.admin, Number(body.id));
});
afterAll(() => server.close());

const find = (tool: Output['toolType']) => outputs.find(({ toolType }) => toolType === tool);

it('is obeyed, and what of it was not is kept with the text', () => {
  expect(JSON.stringify(find('engagementKit')?.content)).not.toMatch(/regards/i);
  expect(find('engagementKit')?.provenance?.unobeyed).toEqual([
    '"Be bold and human" was not applied: it was not understood.',
  ]);
});

it('does not concern what only recruiters read', () => {
  expect(find('marketIntel')?.provenance?.unobeyed).toEqual([]);
});
