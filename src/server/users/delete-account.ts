import { eq } from 'drizzle-orm';
import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { AppError } from '../http/app-error.ts';
import { leaveEverywhere } from '../organizations/leave-everywhere.ts';

export async function deleteAccount(db: Db, person: Person, typedEmail: string): Promise<void> {
  if (typedEmail.toLowerCase() !== person.email.toLowerCase()) {
    throw new AppError('BAD_REQUEST', 'Type the email of your account to confirm.', {
      fields: { email: 'This is not the email of your account.' },
    });
  }
  await db.transaction(async (tx) => {
    const ownRow = eq(user.id, person.userId);
    // Held first, so that no invitation is accepted and no organization founded on the way out.
    await tx.select({ id: user.id }).from(user).where(ownRow).for('update');
    await leaveEverywhere(tx, person);
    await tx.delete(user).where(ownRow);
  });
}
