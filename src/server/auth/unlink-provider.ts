import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { account, user } from '../db/schema/accounts.ts';
import { AppError, notFound } from '../http/app-error.ts';
import type { Person } from './session.ts';

/** Takes one way to sign in away, never the last one. */
export async function unlinkProvider(
  db: Db,
  { userId }: Person,
  provider: 'google' | 'github',
): Promise<void> {
  await db.transaction(async (tx) => {
    // Two requests at once must not each leave the other's way as the last one.
    await tx.select().from(user).where(eq(user.id, userId)).for('update');
    const ways = await tx.select().from(account).where(eq(account.userId, userId));
    if (!ways.some((way) => way.providerId === provider)) throw notFound('Connected account');
    const others = ways.filter((way) => way.providerId !== provider && canSignIn(way));
    if (others.length === 0) {
      throw new AppError(
        'CONFLICT',
        'This is your only way to sign in. Set a password first with “Forgot password”, then disconnect it.',
      );
    }
    await tx
      .delete(account)
      .where(and(eq(account.userId, userId), eq(account.providerId, provider)));
  });
}

const canSignIn = (way: typeof account.$inferSelect) =>
  way.providerId !== 'credential' || way.password !== null;
