import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { forgetAttempts, returnAttempt } from '../limits/attempts.ts';
import { budgets } from '../limits/budgets.ts';
import { limitAddress } from '../limits/client-address.ts';
import { attemptKey, countBy, countNamed } from '../limits/count-named.ts';

/** Whoever tries a password is limited, not the account: its owner must get in while others guess. */
export interface Guess {
  db: Db;
  request: FastifyRequest;
  email: string;
  /** Set for a browser that was signed in to this account before. */
  device: string | undefined;
}

export const guesserKey = (email: string, guesser: string) =>
  attemptKey(budgets.signIn, 'guesser', `${email} ${guesser}`);

const guesserOf = ({ request, device }: Guess) => device ?? limitAddress(request.ip);

export async function limitGuesses(guess: Guess): Promise<void> {
  const { db, request, email, device } = guess;
  // Known browsers have their own count and no other: not even their network's guesses keep them out.
  if (!device) await countNamed(db, request, { stranger: limitAddress(request.ip) });
  await countNamed(db, request, { guesser: `${email} ${guesserOf(guess)}` });
  if (device) return;
  await countBy(db, {
    budget: budgets.signIn,
    scope: 'email',
    by: email,
    wayOut:
      'A browser that was signed in to this account before is let in, and so is one that sets a new password with “Forgot password”.',
  });
}

/** A good sign-in was no guess. */
export async function forgiveGuess(guess: Guess): Promise<void> {
  await forgetAttempts(guess.db, guesserKey(guess.email, guesserOf(guess)));
  if (!guess.device)
    await returnAttempt(guess.db, attemptKey(budgets.signIn, 'email', guess.email));
}
