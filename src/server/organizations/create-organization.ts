import type { Organization, OrganizationCreate } from '#shared/organization.ts';
import { recordAudit } from '../audit/audit.rows.ts';
import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { keepAccount } from '../auth/keep-account.ts';
import { asCaller } from './caller.ts';
import { emptiedToNull } from './emptied-to-null.ts';
import { insertMembership } from './memberships.rows.ts';
import { insertOrganization, readOrganization } from './organizations.rows.ts';

/** Whoever creates an organization is its first admin. */
export async function createOrganization(
  db: Db,
  person: Person,
  { name, domain, ...rest }: OrganizationCreate,
): Promise<Organization> {
  return db.transaction(async (tx) => {
    await keepAccount(tx, person);
    const organizationId = await insertOrganization(tx, {
      ...emptiedToNull(rest),
      name,
      domain: domain || person.email.split('@')[1] || null,
    });
    const founded = await insertMembership(tx, { person, organizationId, role: 'admin' });
    if (!founded) throw new Error('A new organization already has a member.');
    await recordAudit(tx, asCaller(person, founded.joined), {
      action: 'organization.created',
      targetType: 'organization',
      targetId: organizationId,
      details: { name },
    });
    return readOrganization(tx, founded.joined);
  });
}
