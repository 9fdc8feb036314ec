import { eq } from 'drizzle-orm';
import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { account, session } from '../db/schema/accounts.ts';
import { readProfile } from './profile.ts';

/** What we hold about one person, without the secrets that guard it. */
export async function exportPersonalData(db: Db, person: Person) {
  const [profile, accounts, sessions] = await Promise.all([
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
  ]);
  return { exportedAt: new Date().toISOString(), profile, accounts, sessions };
}
