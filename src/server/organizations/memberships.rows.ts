import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { OwnMembership, Role } from '#shared/organization.ts';
import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { apiKey, membership, organization } from '../db/schema/organizations.ts';

const proof = Symbol('membership');

/**
 * Proof that somebody belongs to an organization. Every query on an organization's rows asks for one,
 * and only this file can make one: a query that forgets whose rows it may touch does not compile.
 */
export interface Membership {
  readonly [proof]: true;
  readonly organizationId: number;
  readonly role: Role;
  /** Absent for an API key, which belongs to the organization and not to a person. */
  readonly userId: string | undefined;
}

export async function findMembership(
  db: Db,
  person: Pick<Person, 'userId'>,
  organizationId: number,
): Promise<Membership | undefined> {
  const [row] = await db
    .select({ role: membership.role })
    .from(membership)
    .where(
      and(
        eq(membership.organizationId, organizationId),
        eq(membership.userId, person.userId),
        eq(membership.userStatus, 'active'),
      ),
    );
  return row && { [proof]: true, organizationId, role: row.role, userId: person.userId };
}

/** All organizations a person belongs to. */
export async function findMemberships(db: Db, { userId }: Person): Promise<Membership[]> {
  const rows = await db
    .select({ organizationId: membership.organizationId, role: membership.role })
    .from(membership)
    .where(and(eq(membership.userId, userId), eq(membership.userStatus, 'active')));
  return rows.map((row) => ({ [proof]: true, ...row, userId }));
}

export interface KeyMembership {
  apiKeyId: number;
  membership: Membership;
}

/** A key that was not revoked speaks for its organization with a recruiter's rights. */
export async function findMembershipOfKey(
  db: Db,
  keyHash: string,
): Promise<KeyMembership | undefined> {
  const [row] = await db
    .select({
      id: apiKey.id,
      organizationId: apiKey.organizationId,
      stale: sql<boolean>`coalesce(${apiKey.lastUsedAt} < now() - interval '1 minute', true)`,
    })
    .from(apiKey)
    .where(and(eq(apiKey.keyHash, keyHash), sql`${apiKey.revokedAt} is null`));
  if (!row) return undefined;
  if (row.stale) {
    await db.update(apiKey).set({ lastUsedAt: new Date() }).where(eq(apiKey.id, row.id));
  }
  const { id: apiKeyId, organizationId } = row;
  return {
    apiKeyId,
    membership: { [proof]: true, organizationId, role: 'recruiter', userId: undefined },
  };
}

interface NewMembership {
  person: Person;
  organizationId: number;
  role: Role;
}

/** Callers decide that this person may join; there is one place for founders and one for invitations. */
export async function insertMembership(tx: Db, { person, organizationId, role }: NewMembership) {
  const { userId } = person;
  const [row] = await tx
    .insert(membership)
    .values({ organizationId, userId, role })
    .onConflictDoNothing()
    .returning({ id: membership.id });
  if (!row) return undefined;
  const joined: Membership = { [proof]: true, organizationId, role, userId };
  return { id: row.id, joined };
}

export async function listMembershipsOf(db: Db, person: Person): Promise<OwnMembership[]> {
  const rows = await db
    .select({
      id: membership.id,
      organizationId: membership.organizationId,
      role: membership.role,
      userStatus: membership.userStatus,
      createdAt: membership.createdAt,
      organization: {
        id: organization.id,
        name: organization.name,
        domain: organization.domain,
      },
    })
    .from(membership)
    .innerJoin(organization, eq(organization.id, membership.organizationId))
    .where(eq(membership.userId, person.userId))
    .orderBy(asc(membership.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Every organization of a person, held still until the transaction ends. */
export async function lockMembershipsOf(tx: Db, person: Person) {
  const own = tx
    .select({ id: membership.organizationId })
    .from(membership)
    .where(eq(membership.userId, person.userId));
  // In one order for everybody, so that two such transactions cannot wait for each other.
  await tx
    .select({ id: organization.id })
    .from(organization)
    .where(inArray(organization.id, own))
    .orderBy(asc(organization.id))
    .for('no key update');
  const rows = await listMembershipsOf(tx, person);
  return rows.map(({ id, role, organization: { id: organizationId, name } }) => {
    const held: Membership = { [proof]: true, organizationId, role, userId: person.userId };
    return { id, organizationName: name, membership: held };
  });
}
