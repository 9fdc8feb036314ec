import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { countAttempt, forgetAttempts, returnAttempt } from '../limits/attempts.ts';
import { limitAddress } from '../limits/client-address.ts';
import { accountKey, addressKey } from './limits.ts';

const minute = 60;

/** Whoever tries a password is limited, not the account: its owner must get in while others guess. */
export interface Guess {
  db: Db;
  request: FastifyRequest;
  email: string;
  /** Set for a browser that was signed in to this account before. */
  device: string | undefined;
}

export const guesserKey = (email: string, guesser: string) => [
  'sign-in',
  'guesser',
  email.toLowerCase(),
  guesser,
];

const guesserOf = ({ request, device }: Guess) => device ?? limitAddress(request.ip);

export async function limitGuesses(guess: Guess): Promise<void> {
  const { db, request, email, device } = guess;
  // Known browsers have their own count and no other: not even their network's guesses keep them out.
  if (!device) {
    await countAttempt(db, {
      key: addressKey('sign-in', request),
      max: 200,
      windowSeconds: 15 * minute,
    });
  }
  await countAttempt(db, {
    key: guesserKey(email, guesserOf(guess)),
    max: 10,
    windowSeconds: 15 * minute,
  });
  if (device) return;
  // Above what one address can do in an hour, so that it takes several to close the door to others.
  await countAttempt(db, {
    key: accountKey('sign-in', email),
    max: 60,
    windowSeconds: 60 * minute,
    wayOut:
      'A browser that was signed in to this account before is let in, and so is one that sets a new password with “Forgot password”.',
  });
}

/** A good sign-in was no guess. */
export async function forgiveGuess(guess: Guess): Promise<void> {
  await forgetAttempts(guess.db, guesserKey(guess.email, guesserOf(guess)));
  if (!guess.device) await returnAttempt(guess.db, accountKey('sign-in', guess.email));
}
