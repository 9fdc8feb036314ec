import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, foundTeam, inviteToken, membersOf } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const deleteAccount = (person: Visitor) => person.post('/api/user/delete', { email: person.email });

describe('deleting an account', () => {
  it('that is the only admin asks to hand the organization over first', async () => {
    const team = await foundTeam(server, 'Handed Over');
    await addMember(server, team);
    const reply = await deleteAccount(team.admin);
    expect([reply.status, reply.body.message]).toEqual([
      409,
      'You are the only admin of Handed Over. Make somebody else an admin or delete the organization first.',
    ]);
    expect(await membersOf(team)).toHaveLength(2);
  });

  it('that is the only member asks to delete the organization first', async () => {
    const team = await foundTeam(server, 'Alone');
    const reply = await deleteAccount(team.admin);
    expect([reply.status, reply.body.message]).toEqual([
      409,
      'You are the only member of Alone. Delete the organization first, then your account.',
    ]);
    await team.admin.delete(team.path(), { name: 'Alone' });
    expect((await deleteAccount(team.admin)).status).toBe(204);
  });

  it('leaves every organization or none', async () => {
    const first = await foundTeam(server, 'First');
    const member = await addMember(server, first);
    await member.post('/api/organizations', { name: 'Second' });
    expect((await deleteAccount(member)).status).toBe(409);
    expect(await membersOf(first)).toHaveLength(2);
  });

  it('takes memberships, sessions and the name away, and writes the leaving down', async () => {
    const team = await foundTeam(server);
    const email = 'goes-away@example.test';
    const token = await inviteToken(server, team, { email });
    const member = await server.visitor().signUp({ email, name: 'Vanishing Name' });
    await member.post('/api/organizations/accept-invitation', { token });

    expect((await deleteAccount(member)).status).toBe(204);
    expect((await member.get('/api/user/profile')).status).toBe(401);
    expect(await membersOf(team)).toHaveLength(1);

    const audit = await team.admin.get(team.path('/audit'));
    expect(audit.body.entries).toMatchObject([
      { action: 'membership.left', actor: { kind: 'person', name: null }, subject: null },
      { action: 'membership.joined' },
      { action: 'invitation.sent', subject: null },
      { action: 'organization.created' },
    ]);
    const tables = ['user', 'session', 'account', 'membership', 'invitation', 'audit_log'];
    for (const table of tables) {
      const { rows } = await server.db.execute(
        sql`select row_to_json(t)::text as row from ${sql.identifier(table)} t`,
      );
      const left = rows.filter(({ row }) => /Vanishing Name|goes-away@/.test(String(row)));
      expect([table, left]).toEqual([table, []]);
    }
  });
});

it('my data names my organizations and what I did, and nobody’s words but mine', async () => {
  const team = await foundTeam(server, 'Exported');
  await team.admin.patch(team.path(), { description: 'Only for members' });
  const reply = await team.admin.get('/api/user/export');
  expect(reply.body).toMatchObject({
    memberships: [{ role: 'admin', organization: { name: 'Exported' } }],
    invitations: [],
    actions: [{ action: 'organization.updated' }, { action: 'organization.created' }],
  });
  expect(reply.text).not.toContain('Only for members');
});
