import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { signUpBody } from '#shared/api/accounts.ts';
import type { AppDeps } from '../app-deps.ts';
import { askByMail } from './ask-by-mail.ts';

/**
 * Where an address must be verified before anybody is signed in, a sign-up is answered alike whether
 * the address has an account or not, after the same work; the mailbox is told which it was.
 */
export async function signUpByMail(deps: AppDeps, body: z.infer<typeof signUpBody>) {
  const { name, email, password, callbackURL } = body;
  const { password: passwords } = await deps.auth.$context;
  const userId = randomUUID();
  const passwordHash = await passwords.hash(password);
  await askByMail(deps, { about: 'sign-up', userId, name, email, passwordHash, callbackURL });
  const now = new Date().toISOString();
  const user = { id: userId, name, email, emailVerified: false, image: null };
  return { token: null, user: { ...user, createdAt: now, updatedAt: now } };
}
