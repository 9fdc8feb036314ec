import { eq } from 'drizzle-orm';
import type { Person } from './session.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { AppError } from '../http/app-error.ts';

/**
 * Until the transaction ends the account cannot be deleted from another window; joining or founding
 * an organization at that moment would leave it with a member who no longer exists.
 */
export async function keepAccount(tx: Db, person: Person): Promise<void> {
  const [row] = await tx
    .select({ id: user.id })
    .from(user)
    .where(eq(user.id, person.userId))
    .for('key share');
  if (!row) throw new AppError('UNAUTHORIZED', 'Unauthorized');
}
