import { eq } from 'drizzle-orm';
import type { Organization } from '#shared/organization.ts';
import type { Db } from '../db/database.ts';
import { organization } from '../db/schema/organizations.ts';
import { notFound } from '../http/app-error.ts';
import type { Membership } from './memberships.rows.ts';

export type OrganizationFields = Omit<
  typeof organization.$inferInsert,
  'id' | 'createdAt' | 'updatedAt'
>;

export async function insertOrganization(tx: Db, fields: OrganizationFields): Promise<number> {
  const [row] = await tx.insert(organization).values(fields).returning({ id: organization.id });
  if (!row) throw new Error('The organization was not stored.');
  return row.id;
}

export async function readOrganization(db: Db, membership: Membership): Promise<Organization> {
  const [row] = await db
    .select()
    .from(organization)
    .where(eq(organization.id, membership.organizationId));
  if (!row) throw notFound('Organization');
  return {
    ...row,
    userRole: membership.role,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

interface OrganizationChange {
  before: Pick<Organization, 'updatedAt'>;
  fields: Partial<OrganizationFields>;
}

export async function updateOrganization(
  tx: Db,
  membership: Membership,
  { before, fields }: OrganizationChange,
): Promise<void> {
  // Edits are told apart by this time, so no two of them have the same, however fast they follow.
  const updatedAt = new Date(Math.max(Date.now(), Date.parse(before.updatedAt) + 1));
  await tx
    .update(organization)
    .set({ ...fields, updatedAt })
    .where(eq(organization.id, membership.organizationId));
}

export async function deleteOrganizationRow(tx: Db, membership: Membership): Promise<void> {
  await tx.delete(organization).where(eq(organization.id, membership.organizationId));
}

/** Nobody else changes the members of this organization until the transaction ends. */
export async function lockOrganization(
  tx: Db,
  { organizationId }: Pick<Membership, 'organizationId'>,
): Promise<void> {
  // Not "for update": rows that only refer to the organization can still be written meanwhile.
  await tx
    .select({ id: organization.id })
    .from(organization)
    .where(eq(organization.id, organizationId))
    .for('no key update');
}
