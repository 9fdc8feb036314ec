import { eq } from 'drizzle-orm';
import type { AccountInfo } from '#shared/user.ts';
import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { account } from '../db/schema/accounts.ts';

const providerNames = {
  credential: 'email/password',
  google: 'google',
  github: 'github',
} as const;

export async function accountInfo(db: Db, person: Person): Promise<AccountInfo> {
  const rows = await db
    .select({ providerId: account.providerId, password: account.password })
    .from(account)
    .where(eq(account.userId, person.userId))
    .orderBy(account.createdAt);
  const hasPassword = rows.some((row) => row.providerId === 'credential' && row.password !== null);
  const providers = rows.flatMap(({ providerId }) =>
    providerId in providerNames
      ? [{ provider: providerNames[providerId as keyof typeof providerNames] }]
      : [],
  );
  return { providers, hasPassword, canChangePassword: hasPassword };
}
