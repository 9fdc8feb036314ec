import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { verification } from '../db/schema/accounts.ts';

/**
 * Whoever has set a password has no use for the links that were mailed before it; somebody else
 * might. A stored token is hashed, so it is found by what it opens: the person's own number.
 */
export async function endResetLinks(db: Db, userId: string): Promise<void> {
  await db.delete(verification).where(eq(verification.value, userId));
}
