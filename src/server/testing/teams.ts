import { eq } from 'drizzle-orm';
import type { Role } from '#shared/organization.ts';
import { user } from '../db/schema/accounts.ts';
import type { TestApp } from './test-app.ts';
import type { Visitor } from './visitor.ts';

export interface Team {
  organizationId: number;
  admin: Visitor;
  /** The path of the organization, with more behind it. */
  path: (rest?: string) => string;
}

interface Account {
  email?: string;
  name?: string;
}

/** An organization with one admin, made the way a person makes it. */
export async function foundTeam(
  server: TestApp,
  name = 'Acme',
  account: Account = {},
): Promise<Team> {
  const admin = await server.visitor().signUp(account);
  const reply = await admin.post('/api/organizations', { name });
  if (reply.status !== 201) throw new Error(`Founding answered ${reply.status}: ${reply.text}`);
  const organizationId = Number(reply.body.id);
  return {
    organizationId,
    admin,
    path: (rest = '') => `/api/organizations/${organizationId}${rest}`,
  };
}

export async function inviteToken(
  server: TestApp,
  team: Team,
  { email, role = 'recruiter' }: { email: string; role?: Role },
): Promise<string> {
  const reply = await team.admin.post(team.path('/invite'), { email, role });
  if (reply.status !== 201) throw new Error(`Inviting answered ${reply.status}: ${reply.text}`);
  const mail = await server.mailTo(email, /invites you/);
  return invitationTokenOf(mail.link);
}

export function invitationTokenOf(link: string | undefined): string {
  return new URL(link ?? '').searchParams.get('invitation') ?? '';
}

/** As if they had followed a link in a mail to them. */
export async function proveAddressOf(server: TestApp, { email }: Visitor): Promise<void> {
  await server.db.update(user).set({ emailVerified: true }).where(eq(user.email, email));
}

/** Somebody new, invited and in. */
export async function addMember(
  server: TestApp,
  team: Team,
  role: Role = 'recruiter',
  account: Account = {},
): Promise<Visitor> {
  const member = await server.visitor().signUp(account);
  await proveAddressOf(server, member);
  await team.admin.post(team.path('/invite'), { email: member.email, role });
  const pending = await member.get('/api/organizations/pending-invitations');
  const [invitation] = pending.body as unknown as { token: string }[];
  const reply = await member.post('/api/organizations/accept-invitation', {
    token: invitation?.token,
  });
  if (reply.status !== 200) throw new Error(`Joining answered ${reply.status}: ${reply.text}`);
  return member;
}

interface MemberRow {
  id: number;
  userId: string;
  email: string;
  role: Role;
}

export async function membersOf(team: Team): Promise<MemberRow[]> {
  const reply = await team.admin.get(team.path('/members'));
  return reply.body as unknown as MemberRow[];
}

export async function membershipIdOf(team: Team, member: Visitor): Promise<number> {
  const found = (await membersOf(team)).find(({ email }) => email === member.email);
  if (!found) throw new Error(`${member.email} is not a member.`);
  return found.id;
}
