import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FieldOfJob, fieldNames, fieldsOfJob, partOfFields } from '#shared/job-fields.ts';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
let team: Team;
beforeAll(async () => {
  server = await startTestApp({}, { takesTasks: false });
  team = await foundTeam(server);
});
afterAll(() => server.close());

/** Something to say in each field. */
function sayIn(name: FieldOfJob): unknown {
  const field = fieldsOfJob[name];
  if (field.kind === 'choice') return field.values[0];
  if (field.kind === 'tags') return [`${name} one`, `${name} two`];
  return field.kind === 'flag' ? true : `About ${name}`;
}
const whole = Object.fromEntries(fieldNames.map((name) => [name, sayIn(name)]));

it('every field is kept, told and listed, and can be emptied again', async () => {
  const { admin, organizationId } = team;
  const created = await admin.post('/api/jobs', { ...whole, organizationId });
  expect([created.status, created.body]).toMatchObject([201, whole]);
  const path = `/api/jobs/${Number(created.body.id)}`;
  expect((await admin.get(path)).body).toMatchObject(whole);
  const list = await admin.get(`/api/jobs?organizationId=${organizationId}`);
  expect(list.body).toMatchObject([whole]);

  const optional = fieldNames.filter((name) => !('required' in fieldsOfJob[name]));
  expect((await admin.patch(path, partOfFields(optional, 'empty'))).status).toBe(200);
  expect((await admin.get(path)).body).toMatchObject({
    ...whole,
    ...partOfFields(optional, 'absent'),
  });
});
