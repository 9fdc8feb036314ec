import { and, asc, count, eq, type SQL } from 'drizzle-orm';
import type { Member, Role } from '#shared/organization.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { membership } from '../db/schema/organizations.ts';
import { notFound } from '../http/app-error.ts';
import type { Membership } from './memberships.rows.ts';

const ofOrganization = (caller: Membership, ...more: SQL[]) =>
  and(eq(membership.organizationId, caller.organizationId), ...more);

const columns = {
  id: membership.id,
  userId: membership.userId,
  name: user.name,
  email: user.email,
  role: membership.role,
  userStatus: membership.userStatus,
  createdAt: membership.createdAt,
};

const selectMembers = (db: Db, where: SQL | undefined) =>
  db
    .select(columns)
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .where(where)
    .orderBy(asc(membership.id));

export async function listMembers(db: Db, caller: Membership): Promise<Member[]> {
  const rows = await selectMembers(db, ofOrganization(caller));
  return rows.map(present);
}

export async function findMember(db: Db, caller: Membership, id: number): Promise<Member> {
  const [row] = await selectMembers(db, ofOrganization(caller, eq(membership.id, id)));
  if (!row) throw notFound('Member');
  return present(row);
}

export async function hasMemberWithEmail(db: Db, caller: Membership, email: string) {
  const rows = await selectMembers(db, ofOrganization(caller, eq(user.email, email)));
  return rows.length > 0;
}

interface RoleChange {
  id: number;
  role: Role;
}

export async function updateRole(tx: Db, caller: Membership, { id, role }: RoleChange) {
  await tx
    .update(membership)
    .set({ role })
    .where(ofOrganization(caller, eq(membership.id, id)));
}

export async function deleteMember(tx: Db, caller: Membership, userId: string): Promise<number> {
  const [row] = await tx
    .delete(membership)
    .where(ofOrganization(caller, eq(membership.userId, userId)))
    .returning({ id: membership.id });
  if (!row) throw notFound('Organization');
  return row.id;
}

/** How many people an organization has, and how many of them can manage it. */
export async function countMembers(db: Db, caller: Membership) {
  const rows = await db
    .select({ role: membership.role, number: count() })
    .from(membership)
    .where(ofOrganization(caller, eq(membership.userStatus, 'active')))
    .groupBy(membership.role);
  const admins = rows.find(({ role }) => role === 'admin')?.number ?? 0;
  return { admins, all: rows.reduce((sum, row) => sum + row.number, 0) };
}

const present = (row: Omit<Member, 'createdAt'> & { createdAt: Date }): Member => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});
