import { eq } from 'drizzle-orm';
import { listOwnActions } from '../audit/audit.rows.ts';
import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { account, session } from '../db/schema/accounts.ts';
import { listMembershipsOf } from '../organizations/memberships.rows.ts';
import { listReceivedInvitations } from '../organizations/received-invitations.rows.ts';
import { readProfile } from './profile.ts';

/** What we hold about one person, without the secrets that guard it. */
export async function exportPersonalData(db: Db, person: Person) {
  const [profile, accounts, sessions, memberships, invitations, actions] = await Promise.all([
    readProfile(db, person),
    db
      .select({
        provider: account.providerId,
        scope: account.scope,
        connectedAt: account.createdAt,
      })
      .from(account)
      .where(eq(account.userId, person.userId)),
    db
      .select({
        startedAt: session.createdAt,
        expiresAt: session.expiresAt,
        ipAddress: session.ipAddress,
        userAgent: session.userAgent,
      })
      .from(session)
      .where(eq(session.userId, person.userId)),
    listMembershipsOf(db, person),
    // Somebody else's invitations may wait for an address that is not proven.
    person.emailVerified ? listReceivedInvitations(db, person) : [],
    listOwnActions(db, person),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    profile,
    accounts,
    sessions,
    memberships,
    invitations: invitations
      .filter(({ state }) => state === 'waiting')
      .map(({ organizationName, role, createdAt }) => ({ organizationName, role, createdAt })),
    actions,
  };
}
