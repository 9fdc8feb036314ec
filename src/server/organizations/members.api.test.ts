import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, foundTeam, membersOf, membershipIdOf } from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

describe('members', () => {
  it('are seen by every member', async () => {
    const team = await foundTeam(server);
    const recruiter = await addMember(server, team);
    const reply = await recruiter.get(team.path('/members'));
    expect(reply.body).toMatchObject([
      { email: team.admin.email, role: 'admin', userStatus: 'active' },
      { email: recruiter.email, role: 'recruiter', userStatus: 'active' },
    ]);
  });

  it('get another role from an admin', async () => {
    const team = await foundTeam(server);
    const recruiter = await addMember(server, team);
    const id = await membershipIdOf(team, recruiter);
    const reply = await team.admin.patch(team.path(`/members/${id}`), { role: 'admin' });
    expect(reply.body).toMatchObject({ id, role: 'admin' });
    expect((await recruiter.patch(team.path(), { name: 'Mine now' })).status).toBe(200);
  });

  it('are out at once when removed', async () => {
    const team = await foundTeam(server);
    const recruiter = await addMember(server, team);
    const id = await membershipIdOf(team, recruiter);
    expect((await team.admin.delete(team.path(`/members/${id}`))).status).toBe(204);
    expect((await recruiter.get(team.path())).status).toBe(404);
    expect((await recruiter.get('/api/organizations')).body).toEqual([]);
    expect((await team.admin.delete(team.path(`/members/${id}`))).status).toBe(404);
  });

  it('leave when they like', async () => {
    const team = await foundTeam(server);
    const recruiter = await addMember(server, team);
    expect((await recruiter.post(team.path('/leave'))).status).toBe(204);
    expect(await membersOf(team)).toHaveLength(1);
    expect((await recruiter.post(team.path('/leave'))).status).toBe(404);
  });
});

describe('the last admin', () => {
  it('cannot leave, be removed or be demoted', async () => {
    const team = await foundTeam(server);
    await addMember(server, team);
    const own = team.path(`/members/${await membershipIdOf(team, team.admin)}`);
    const replies = [
      await team.admin.post(team.path('/leave')),
      await team.admin.delete(own),
      await team.admin.patch(own, { role: 'recruiter' }),
    ];
    expect(replies.map(({ status, body }) => [status, body.message])).toEqual([
      [
        409,
        'You are the only admin. Make somebody else an admin first, or delete the organization.',
      ],
      [409, 'The only admin cannot be removed. Make somebody else an admin first.'],
      [409, 'An organization needs an admin. Make somebody else an admin first.'],
    ]);
    expect(await membersOf(team)).toMatchObject([{ role: 'admin' }, { role: 'recruiter' }]);
    const audit = await team.admin.get(team.path('/audit?action=membership.left'));
    expect(audit.body.entries).toEqual([]);
  });

  it('may go once there is another', async () => {
    const team = await foundTeam(server);
    const second = await addMember(server, team, 'admin');
    expect((await team.admin.post(team.path('/leave'))).status).toBe(204);
    expect((await second.post(team.path('/leave'))).status).toBe(409);
  });

  it('is left when all admins go at the same moment', async () => {
    const team = await foundTeam(server);
    const others = [await addMember(server, team, 'admin'), await addMember(server, team, 'admin')];
    const recruiter = await addMember(server, team);
    const replies = await Promise.all(
      [team.admin, ...others].map((admin) => admin.post(team.path('/leave'))),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 204, 409]);
    const members = (await recruiter.get(team.path('/members'))).body as unknown as object[];
    expect(members).toHaveLength(2);
  });

  it('is left when two admins demote, remove and delete each other at the same moment', async () => {
    const team = await foundTeam(server);
    const second = await addMember(server, team, 'admin');
    const recruiter = await addMember(server, team);
    const firstId = await membershipIdOf(team, team.admin);
    const secondId = await membershipIdOf(team, second);
    await Promise.all([
      team.admin.patch(team.path(`/members/${secondId}`), { role: 'recruiter' }),
      second.delete(team.path(`/members/${firstId}`)),
      team.admin.post('/api/user/delete', { email: team.admin.email }),
      second.post('/api/user/delete', { email: second.email }),
    ]);
    const reply = await recruiter.get(team.path('/members'));
    const roles = (reply.body as unknown as { role: string }[]).map(({ role }) => role);
    expect(roles).toContain('admin');
  });
});
