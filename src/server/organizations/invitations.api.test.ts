import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../db/schema/accounts.ts';
import {
  addMember,
  foundTeam,
  invitationTokenOf,
  inviteToken,
  membersOf,
  membershipIdOf,
  proveAddressOf,
  type Team,
} from '../testing/teams.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Visitor } from '../testing/visitor.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const accept = (person: Visitor, token: string) =>
  person.post('/api/organizations/accept-invitation', { token });

let count = 0;
/** A team, an invitation it sent, and the invited person signed in, whose address is proven. */
async function invited(role: 'admin' | 'recruiter' = 'recruiter') {
  count += 1;
  const team = await foundTeam(server, `Acme ${count}`);
  const email = `invited-${count}@example.test`;
  const token = await inviteToken(server, team, { email, role });
  const person = await server.visitor().signUp({ email });
  await proveAddressOf(server, person);
  return { team, email, token, person };
}

const openInvitations = async (team: Team) => {
  const reply = await team.admin.get(team.path('/invitations'));
  return reply.body as unknown as { id: number; email: string; state: string }[];
};

describe('an invitation', () => {
  it('goes out by mail with a link, and lets the invited person in', async () => {
    const { team, email, token, person } = await invited('admin');
    const mail = await server.mailTo(email, /invites you/);
    expect(mail.link).toMatch(/^http:\/\/localhost:3000\/signup\?invitation=\d+\.[\w-]{43}$/);
    expect(mail.subject).toMatch(/^Person \d+ invites you to Acme \d+ on Requisite$/);
    expect(mail.text).toContain('as an admin');

    const pending = await person.get('/api/organizations/pending-invitations');
    expect(pending.body).toEqual([
      {
        id: expect.any(Number),
        token,
        organizationName: `Acme ${count}`,
        role: 'admin',
        createdAt: expect.any(String),
      },
    ]);

    const joined = await accept(person, token);
    expect(joined.status).toBe(200);
    expect(joined.body).toMatchObject({ id: team.organizationId, userRole: 'admin' });
    expect((await person.get('/api/organizations/pending-invitations')).body).toEqual([]);
    expect(await openInvitations(team)).toEqual([]);
    expect(await membersOf(team)).toHaveLength(2);
  });

  it('carries no words of the inviter’s but harmless names, also when they are stored already', async () => {
    const team = await foundTeam(server, 'Booking.com');
    await server.db
      .update(user)
      .set({ name: 'Support\n\nYour account is locked: https://evil.example' })
      .where(eq(user.email, team.admin.email));
    const email = 'phished@example.test';
    await team.admin.post(team.path('/invite'), { email });
    const mail = await server.mailTo(email, /invites you/);
    expect(mail.subject).toBe(
      'Support Your account is locked https evil example invites you to Booking com on Requisite',
    );
    const words = [mail.subject, mail.text, mail.html].join('\n');
    expect(words).not.toMatch(/evil\.example|Booking\.com|Support\n/);
  });

  it('makes a recruiter unless told otherwise, and knows an address in any case', async () => {
    const team = await foundTeam(server);
    const person = await server.visitor().signUp({ email: 'mixed-case@example.test' });
    await proveAddressOf(server, person);
    const sent = await team.admin.post(team.path('/invite'), { email: ' Mixed-Case@Example.test' });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      email: 'mixed-case@example.test',
      role: 'recruiter',
      state: 'waiting',
    });
    const pending = await person.get('/api/organizations/pending-invitations');
    expect(pending.body).toMatchObject([{ role: 'recruiter' }]);
  });

  it('lasts seven days', async () => {
    const { team } = await invited();
    const [open] = (await team.admin.get(team.path('/invitations'))).body as unknown as {
      createdAt: string;
      expiresAt: string;
    }[];
    const days =
      (Date.parse(open?.expiresAt ?? '') - Date.parse(open?.createdAt ?? '')) / 86_400_000;
    expect(days).toBeCloseTo(7, 3);
  });

  it('accepted twenty times at once gives one membership', async () => {
    const { team, token, person } = await invited();
    const replies = await Promise.all(Array.from({ length: 20 }, () => accept(person, token)));
    const statuses = replies.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
    expect((await membersOf(team)).filter(({ email }) => email === person.email)).toHaveLength(1);
    const audit = await team.admin.get(team.path('/audit?action=membership.joined'));
    expect(audit.body.entries).toHaveLength(1);
  });
});

describe('whoever holds the link, signed in or not,', () => {
  const offered = (token: string) =>
    server.visitor().post('/api/organizations/offered-invitation', { token });

  it('is told who invites whom to what', async () => {
    const { email, token } = await invited('admin');
    expect(await offered(token)).toMatchObject({
      status: 200,
      body: {
        organizationName: expect.stringMatching(/^Acme \d+$/),
        inviterName: expect.stringMatching(/^Person \d+$/),
        email,
        role: 'admin',
      },
    });
  });

  it('is told nothing of one that cannot be accepted, but why', async () => {
    const { email, token, person } = await invited();
    await accept(person, token);
    const used = await offered(token);
    expect(used).toMatchObject({
      status: 409,
      body: { message: 'This invitation has already been used.' },
    });
    expect(JSON.stringify(used.body)).not.toMatch(new RegExp(`${email}|Acme`));

    const late = await invited();
    await server.db.execute(
      sql`update invitation set expires_at = now() - interval '1 second' where email = ${late.email}`,
    );
    expect(await offered(late.token)).toMatchObject({
      status: 409,
      body: { message: 'This invitation has expired: it was good for 7 days. Ask for a new one.' },
    });
  });

  it('must have the genuine one', async () => {
    const { token } = await invited();
    const forged = `${token.split('.')[0]}.${'A'.repeat(43)}`;
    for (const guess of [forged, 'guess', '1.', '%']) {
      expect((await offered(guess)).status).toBe(404);
    }
    expect((await offered('')).status).toBe(400);
  });
});

describe('an invitation is refused', () => {
  it('to another mailbox', async () => {
    const { token } = await invited();
    const other = await server.visitor().signUp();
    const reply = await accept(other, token);
    expect([reply.status, reply.body.message]).toEqual([
      403,
      'This invitation is for another email address. Sign in with the address it was sent to.',
    ]);
  });

  it('when it has expired', async () => {
    const { team, email, token, person } = await invited();
    await server.db.execute(
      sql`update invitation set expires_at = now() - interval '1 second' where email = ${email}`,
    );
    const reply = await accept(person, token);
    expect([reply.status, reply.body.message]).toEqual([
      409,
      'This invitation has expired: it was good for 7 days. Ask for a new one.',
    ]);
    expect((await person.get('/api/organizations/pending-invitations')).body).toEqual([]);
    expect(await openInvitations(team)).toMatchObject([{ state: 'expired' }]);
  });

  it('when it was cancelled', async () => {
    const { team, token, person } = await invited();
    const [open] = await openInvitations(team);
    const cancelled = await team.admin.delete(team.path(`/invitations/${open?.id}`));
    expect(cancelled.status).toBe(204);
    const reply = await accept(person, token);
    expect([reply.status, reply.body.message]).toEqual([
      409,
      'This invitation has been cancelled. Ask for a new one.',
    ]);
  });

  it('when it was used', async () => {
    const { token, person } = await invited();
    await accept(person, token);
    const reply = await accept(person, token);
    expect([reply.status, reply.body.message]).toEqual([
      409,
      'This invitation has already been used.',
    ]);
  });

  it('also to the person it let in and who was removed since', async () => {
    const { team, token, person } = await invited();
    await accept(person, token);
    await team.admin.delete(team.path(`/members/${await membershipIdOf(team, person)}`));
    expect((await accept(person, token)).status).toBe(409);
  });

  it.each(['has left', 'was demoted', 'has deleted the account'])(
    'when its inviter %s',
    async (how) => {
      const { team, token, person } = await invited();
      const second = await addMember(server, team, 'admin');
      if (how === 'has left') await team.admin.post(team.path('/leave'));
      if (how === 'has deleted the account')
        await team.admin.post('/api/user/delete', { email: team.admin.email });
      if (how === 'was demoted') {
        const id = await membershipIdOf(team, team.admin);
        await second.patch(team.path(`/members/${id}`), { role: 'recruiter' });
      }
      const reply = await accept(person, token);
      expect([reply.status, reply.body.message]).toEqual([
        409,
        'The person who invited you no longer manages this organization. Ask for a new invitation.',
      ]);
      expect((await person.get('/api/organizations/pending-invitations')).body).toEqual([]);

      const [open] = await openInvitations({ ...team, admin: second });
      expect(open).toMatchObject({ state: 'inviter-left' });
      const resent = await second.post(team.path(`/invitations/${open?.id}/resend`));
      expect(resent.body).toMatchObject({ state: 'waiting' });
      expect((await person.get('/api/organizations/pending-invitations')).body).toHaveLength(1);
    },
  );

  it('when its token was made up, and says the same for one that exists as for one that does not', async () => {
    const { token, person } = await invited();
    const forged = (id: string) => `${id}.${'A'.repeat(43)}`;
    const replies = await Promise.all(
      [forged(token.split('.')[0] ?? ''), forged('2147483647'), 'nonsense'].map((text) =>
        accept(person, text),
      ),
    );
    for (const { status, body } of replies) {
      expect([status, body.message]).toEqual([
        404,
        'Invitation not found. Open the link in the newest mail, or ask for a new invitation.',
      ]);
    }
  });
});

describe('sending an invitation', () => {
  it('again ends the older link', async () => {
    const { team, email, token, person } = await invited();
    const [open] = await openInvitations(team);
    server.mails.length = 0;
    const resent = await team.admin.post(team.path(`/invitations/${open?.id}/resend`));
    expect(resent.status).toBe(200);
    const mail = await server.mailTo(email, /invites you/);
    expect((await accept(person, token)).status).toBe(404);
    expect((await accept(person, invitationTokenOf(mail.link))).status).toBe(200);
  });

  it('to a member or to somebody already invited says so', async () => {
    const { team, email } = await invited();
    const again = await team.admin.post(team.path('/invite'), { email: email.toUpperCase() });
    expect([again.status, again.body.message]).toEqual([
      409,
      `${email} has already been invited. Send that invitation again or cancel it first.`,
    ]);
    const own = await team.admin.post(team.path('/invite'), { email: team.admin.email });
    expect([own.status, own.body.message]).toEqual([
      409,
      `${team.admin.email} is already a member of this organization.`,
    ]);
  });

  it('several times at once to one address sends one', async () => {
    const team = await foundTeam(server);
    const email = 'popular@example.test';
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => team.admin.post(team.path('/invite'), { email })),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(7);
  });

  it('to somebody whose invitation expired or was cancelled works', async () => {
    const { team, email, person } = await invited();
    await server.db.execute(sql`update invitation set expires_at = now() where email = ${email}`);
    const renewed = await team.admin.post(team.path('/invite'), { email, role: 'admin' });
    expect(renewed.body).toMatchObject({ state: 'waiting', role: 'admin' });
    const [open] = await openInvitations(team);
    await team.admin.delete(team.path(`/invitations/${open?.id}`));
    expect((await team.admin.post(team.path('/invite'), { email })).status).toBe(201);
    expect((await person.get('/api/organizations/pending-invitations')).body).toHaveLength(1);
  });

  it.each([{}, { email: '' }, { email: 'nobody' }, { email: 'a@b' }, { email: 7 }])(
    'to %j says what is wrong',
    async (body) => {
      const { admin, path } = await foundTeam(server);
      const reply = await admin.post(path('/invite'), body);
      expect([reply.status, reply.body.message]).toEqual([
        400,
        'Please enter a valid email address',
      ]);
    },
  );

  it('to one address over and over stops', async () => {
    const { team } = await invited();
    const [open] = await openInvitations(team);
    const resend = () => team.admin.post(team.path(`/invitations/${open?.id}/resend`));
    for (let sent = 1; sent < 10; sent += 1) expect((await resend()).status).toBe(200);
    expect((await resend()).status).toBe(429);
  });
});

it('the token is nowhere in the database', async () => {
  const { token } = await invited();
  const [, signature = ''] = token.split('.');
  const { rows } = await server.db.execute(
    sql`select row_to_json(invitation)::text as row from invitation`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ row }) => String(row).includes(signature))).toEqual([]);
});
