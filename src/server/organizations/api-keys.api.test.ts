import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { foundTeam, type Team } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function createKey({ admin, path }: Team, name = 'ATS') {
  const reply = await admin.post(path('/api-keys'), { name });
  expect(reply.status).toBe(201);
  return reply.body as { id: number; key: string; prefix: string };
}

const withKey = (key: string) => ({ authorization: `Bearer ${key}` });
const keysOf = async ({ admin, path }: Team) => {
  const reply = await admin.get(path('/api-keys'));
  return reply.body as unknown as { lastUsedAt: string | null; revokedAt: string | null }[];
};

it('is shown once, stored hashed, and listed by how it begins', async () => {
  const team = await foundTeam(server);
  const { key, prefix } = await createKey(team);
  expect(key.startsWith(prefix)).toBe(true);
  const list = await team.admin.get(team.path('/api-keys'));
  expect(list.body).toMatchObject([{ name: 'ATS', prefix, lastUsedAt: null, revokedAt: null }]);
  expect(list.text).not.toContain(key);
  const { rows } = await server.db.execute(
    sql`select row_to_json(api_key)::text as row from api_key`,
  );
  expect(rows.filter(({ row }) => String(row).includes(key))).toEqual([]);
});

it('speaks for its organization with a recruiter’s rights, without a session', async () => {
  const team = await foundTeam(server);
  const { key } = await createKey(team);
  const reply = await server.visitor().get(team.path(), withKey(key));
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject({ id: team.organizationId, userRole: 'recruiter' });
});

it('remembers its last use to the minute', async () => {
  const team = await foundTeam(server);
  const { key } = await createKey(team);
  const use = () => server.visitor().get(team.path(), withKey(key));
  await use();
  const first = (await keysOf(team))[0]?.lastUsedAt;
  expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000);
  await use();
  expect((await keysOf(team))[0]?.lastUsedAt).toBe(first);
  await server.db.execute(
    sql`update api_key set last_used_at = last_used_at - interval '2 minutes' where organization_id = ${team.organizationId}`,
  );
  await use();
  expect(Date.parse((await keysOf(team))[0]?.lastUsedAt ?? '')).toBeGreaterThan(
    Date.parse(first ?? ''),
  );
});

it('opens nothing once revoked, and says so', async () => {
  const team = await foundTeam(server);
  const { id, key } = await createKey(team);
  expect((await team.admin.delete(team.path(`/api-keys/${id}`))).status).toBe(204);
  const reply = await server.visitor().get(team.path(), withKey(key));
  expect([reply.status, reply.body.message]).toEqual([
    401,
    'This API key is not valid or has been revoked.',
  ]);
  expect((await keysOf(team))[0]?.revokedAt).not.toBeNull();
  expect((await team.admin.delete(team.path(`/api-keys/${id}`))).status).toBe(404);
});

it('that nobody made is refused, even with a good session beside it', async () => {
  const team = await foundTeam(server);
  const reply = await team.admin.get(team.path(), withKey(`rq_${'A'.repeat(43)}`));
  expect(reply.status).toBe(401);
});

it('may not manage the organization', async () => {
  const team = await foundTeam(server);
  const { key } = await createKey(team);
  const reply = await server.visitor().get(team.path('/members'), withKey(key));
  expect([reply.status, reply.body.message]).toEqual([
    403,
    'API keys cannot be used for this. Please sign in instead.',
  ]);
});

it('is one of at most twenty', async () => {
  const team = await foundTeam(server);
  const [first] = await Promise.all(Array.from({ length: 20 }, () => createKey(team)));
  const refused = await team.admin.post(team.path('/api-keys'), { name: 'One too many' });
  expect(refused.status).toBe(409);
  await team.admin.delete(team.path(`/api-keys/${first?.id}`));
  await createKey(team);
});

it.each([{}, { name: ' ' }])('needs a name: %j', async (body) => {
  const { admin, path } = await foundTeam(server);
  const reply = await admin.post(path('/api-keys'), body);
  expect([reply.status, reply.body.message]).toEqual([400, 'Please give the key a name']);
});
