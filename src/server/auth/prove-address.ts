import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';

/** For somebody who has shown that they read the mail to their address. */
export async function proveAddress(db: Db, userId: string): Promise<void> {
  await db
    .update(user)
    .set({ emailVerified: true, updatedAt: new Date() })
    .where(and(eq(user.id, userId), eq(user.emailVerified, false)));
}
