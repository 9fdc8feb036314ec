import { randomUUID } from 'node:crypto';
import { createEmailVerificationToken } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { account, user } from '../db/schema/accounts.ts';
import { accountExistsLetter, verificationLetter } from '../mail/messages/account-letters.ts';
import { createPostOffice } from '../mail/post-office.ts';
import type { TaskContext } from '../queue/task-context.ts';
import { verificationLasts } from './create-auth.ts';

export interface SignUp {
  userId: string;
  name: string;
  email: string;
  passwordHash: string;
  callbackURL?: string | undefined;
}

/** A new account and its verification mail, or a mail to the owner of the one there is. */
export async function openAccount(context: TaskContext, signUp: SignUp): Promise<void> {
  const postOffice = createPostOffice(context);
  const { baseURL } = await context.auth.$context;
  await context.db.transaction(async (tx) => {
    if (await insertAccount(tx, signUp)) {
      const link = await verificationLink(context.secret, baseURL, signUp);
      return postOffice.post(verificationLetter(signUp, link), tx);
    }
    const [owner] = await tx.select().from(user).where(eq(user.email, signUp.email));
    // Opened by this very sign-up, if the task is run a second time.
    if (!owner || owner.id === signUp.userId) return undefined;
    return postOffice.post(accountExistsLetter(owner, new URL('/signin', baseURL).href), tx);
  });
}

async function insertAccount(tx: Db, { userId, name, email, passwordHash }: SignUp) {
  const [created] = await tx
    .insert(user)
    .values({ id: userId, name, email })
    .onConflictDoNothing()
    .returning({ id: user.id });
  if (!created) return false;
  await tx.insert(account).values({
    id: randomUUID(),
    accountId: userId,
    providerId: 'credential',
    userId,
    password: passwordHash,
  });
  return true;
}

async function verificationLink(secret: string, baseURL: string, { email, callbackURL }: SignUp) {
  const token = await createEmailVerificationToken(secret, email, undefined, verificationLasts);
  return `${baseURL}/verify-email?token=${token}&callbackURL=${encodeURIComponent(callbackURL ?? '/')}`;
}
