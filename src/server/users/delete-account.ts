import { eq } from 'drizzle-orm';
import type { Person } from '../auth/session.ts';
import type { Db } from '../db/database.ts';
import { user } from '../db/schema/accounts.ts';
import { AppError } from '../http/app-error.ts';

export async function deleteAccount(db: Db, person: Person, typedEmail: string): Promise<void> {
  if (typedEmail.toLowerCase() !== person.email.toLowerCase()) {
    throw new AppError('BAD_REQUEST', 'Type the email of your account to confirm.', {
      fields: { email: 'This is not the email of your account.' },
    });
  }
  await db.delete(user).where(eq(user.id, person.userId));
}
