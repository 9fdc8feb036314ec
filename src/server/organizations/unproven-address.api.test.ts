import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../db/schema/accounts.ts';
import {
  addMember,
  foundTeam,
  invitationTokenOf,
  inviteToken,
  membersOf,
} from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

let count = 0;
/** An invitation to an address, and somebody who signed up under it without reading its mail. */
async function squatted() {
  count += 1;
  const email = `wanted-${count}@example.test`;
  const team = await foundTeam(server, `Secret Venture ${count}`);
  const token = await inviteToken(server, team, { email, role: 'admin' });
  const squatter = await server.visitor().signUp({ email });
  return { team, email, token, squatter };
}

const at = (rest: string) => `/api/organizations/${rest}`;
const waits = async (person: Visitor) => (await person.get(at('waiting-invitations'))).body;
const isVerified = async (person: Visitor) =>
  (await person.get('/api/user/profile')).body.emailVerified;

describe('somebody who signed up under an invited address without its mailbox', () => {
  it('is given neither the token nor a word about the organization, by any call', async () => {
    const { squatter, team, token } = await squatted();
    expect((await squatter.get(at('pending-invitations'))).body).toEqual([]);
    expect(await waits(squatter)).toEqual({ waiting: true });
    const told = [];
    for (const path of [
      at('pending-invitations'),
      at('waiting-invitations'),
      '/api/organizations',
      '/api/user/export',
      '/api/user/profile',
      '/api/auth/get-session',
    ]) {
      told.push((await squatter.get(path)).text);
    }
    const sent = await squatter.post(at('waiting-invitations/send'));
    told.push(sent.text, JSON.stringify(sent.headers));
    expect(told.join('\n')).not.toMatch(/Secret Venture|recruiter|"admin"/);
    expect(told.join('\n')).not.toContain(token);
    expect(await membersOf(team)).toHaveLength(1);
  });

  it('learns no more from a made-up token than anybody', async () => {
    const { squatter, token } = await squatted();
    const forged = `${token.split('.')[0]}.${'A'.repeat(43)}`;
    for (const path of ['accept-invitation', 'opened-invitation']) {
      const replies = [forged, `2147483647.${'A'.repeat(43)}`].map((text) =>
        squatter.post(at(path), { token: text }),
      );
      for (const { status, body } of await Promise.all(replies)) {
        expect([status, body.message]).toEqual([
          404,
          'Invitation not found. Open the link in the newest mail, or ask for a new invitation.',
        ]);
      }
    }
    expect(await isVerified(squatter)).toBe(false);
  });

  it('has the mail sent again to the mailbox only, five times an hour', async () => {
    const { squatter, email, token } = await squatted();
    server.mails.length = 0;
    expect((await squatter.post(at('waiting-invitations/send'))).status).toBe(204);
    const mail = await server.mailTo(email, /invites you/);
    // The link in the first mail goes on working.
    expect(invitationTokenOf(mail.link)).toBe(token);
    for (let sent = 1; sent < 5; sent += 1) {
      expect((await squatter.post(at('waiting-invitations/send'))).status).toBe(204);
    }
    expect((await squatter.post(at('waiting-invitations/send'))).status).toBe(429);
  });

  it('loses the account to the owner of the mailbox, who then joins', async () => {
    const { squatter, email, token, team } = await squatted();
    const owner = server.visitor();
    await owner.post('/api/auth/request-password-reset', { email });
    const { link = '' } = await server.mailTo(email, /Reset/);
    const password = 'mine-again-774';
    await owner.post('/api/auth/reset-password', {
      token: new URL(link).searchParams.get('token'),
      newPassword: password,
    });
    await owner.post('/api/auth/sign-in/email', { email, password });
    expect((await owner.get(at('pending-invitations'))).body).toMatchObject([{ token }]);
    expect((await owner.post(at('accept-invitation'), { token })).status).toBe(200);
    expect((await squatter.get('/api/organizations')).status).toBe(401);
    expect(await membersOf(team)).toHaveLength(2);
  });
});

describe('somebody who followed the mailed link', () => {
  it('sees what is offered, joins, and has proven the address', async () => {
    const { squatter: invited, token, team } = await squatted();
    const opened = await invited.post(at('opened-invitation'), { token });
    expect(opened.status).toBe(200);
    expect(opened.body).toEqual({
      id: expect.any(Number),
      token,
      organizationName: `Secret Venture ${count}`,
      role: 'admin',
      createdAt: expect.any(String),
    });
    // Looking is not accepting.
    expect(await isVerified(invited)).toBe(false);
    expect((await invited.post(at('accept-invitation'), { token })).status).toBe(200);
    expect(await isVerified(invited)).toBe(true);
    expect(await membersOf(team)).toHaveLength(2);
  });

  it('is shown what else waits for the address from then on', async () => {
    const { squatter: invited, email, token } = await squatted();
    const other = await foundTeam(server, 'Another');
    await other.admin.post(other.path('/invite'), { email });
    await invited.post(at('accept-invitation'), { token });
    expect((await invited.get(at('pending-invitations'))).body).toMatchObject([
      { organizationName: 'Another' },
    ]);
    expect(await waits(invited)).toEqual({ waiting: false });
  });

  it.each(['accept-invitation', 'opened-invitation'])(
    'proves nothing at %s with the link of another address or one that has ended',
    async (call) => {
      const { token, email, squatter } = await squatted();
      const stranger = await server.visitor().signUp();
      const reply = await stranger.post(at(call), { token });
      expect([reply.status, reply.body.message]).toEqual([
        403,
        'This invitation is for another email address. Sign in with the address it was sent to.',
      ]);
      expect(reply.text).not.toContain('Secret Venture');
      expect(await isVerified(stranger)).toBe(false);

      const team = await foundTeam(server);
      // The first invitation's mail must not be taken for the next one's.
      server.mails.length = 0;
      const cancelled = await inviteToken(server, team, { email });
      const open = await team.admin.get(team.path('/invitations'));
      const [{ id } = { id: 0 }] = open.body as unknown as { id: number }[];
      await team.admin.delete(team.path(`/invitations/${id}`));
      expect((await squatter.post(at(call), { token: cancelled })).status).toBe(409);
      expect(await isVerified(squatter)).toBe(false);
    },
  );
});

it('nobody is told to look into their mail when nothing waits, or when the address is proven', async () => {
  const person = await server.visitor().signUp();
  expect(await waits(person)).toEqual({ waiting: false });
  // The mail of the sign-up may be under way still.
  await server.mailTo(person.email);
  server.mails.length = 0;
  expect((await person.post(at('waiting-invitations/send'))).status).toBe(204);
  const { squatter, email } = await squatted();
  await server.db.update(user).set({ emailVerified: true }).where(eq(user.email, email));
  expect(await waits(squatter)).toEqual({ waiting: false });
  expect((await squatter.get(at('pending-invitations'))).body).toHaveLength(1);
  expect(server.mails.filter(({ to }) => to === person.email)).toEqual([]);
});

it('with required verification the mailed invitation is accepted after the address is verified', async () => {
  const strict = await startTestApp({ REQUIRE_EMAIL_VERIFICATION: 'true' });
  const founder = strict.visitor();
  const enter = async (person: Visitor, email: string) => {
    const body = { email, password: 'lamp-orbit-74' };
    await person.post('/api/auth/sign-up/email', { name: 'Vera', ...body });
    const { link = '' } = await strict.mailTo(email, /Confirm/);
    await person.get(link.replace('http://localhost:3000', ''));
    expect((await person.post('/api/auth/sign-in/email', body)).status).toBe(200);
  };
  await enter(founder, 'founder@example.test');
  const { id } = (await founder.post('/api/organizations', { name: 'Strict' })).body;
  const path = (rest = '') => `/api/organizations/${String(id)}${rest}`;
  const team = { organizationId: Number(id), admin: founder, path };
  const token = await inviteToken(strict, team, { email: 'guest@example.test' });
  const guest = strict.visitor();
  await enter(guest, 'guest@example.test');
  expect((await guest.get(at('pending-invitations'))).body).toMatchObject([{ token }]);
  expect((await guest.post(at('accept-invitation'), { token })).status).toBe(200);
  await strict.close();
});

it('a member who was added is a member with a proven address', async () => {
  const team = await foundTeam(server);
  expect(await isVerified(await addMember(server, team))).toBe(true);
});
