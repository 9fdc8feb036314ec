import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { countAttempt } from '../limits/attempts.ts';
import { limitAddress } from '../limits/client-address.ts';

const minute = 60;
const hour = 60 * minute;

/** How often one network address, and one account, may try each thing. Signing in: see guesses.ts. */
const limits = {
  'social-sign-in': { address: [200, 15 * minute], account: undefined },
  'sign-up': { address: [200, hour], account: [10, hour] },
  'forgot-password': { address: [60, hour], account: [5, hour] },
  'reset-password': { address: [60, hour], account: undefined },
  'open-reset-link': { address: [200, hour], account: undefined },
  'open-invitation': { address: [200, 15 * minute], account: undefined },
  'change-password': { address: [60, hour], account: [10, 15 * minute] },
  'verification-mail': { address: [60, hour], account: [5, hour] },
} as const;

type LimitedAction = keyof typeof limits;
type CountedAction = LimitedAction | 'sign-in';

export const accountKey = (action: CountedAction, account: string) => [
  action,
  'account',
  account.toLowerCase(),
];

export const addressKey = (action: CountedAction, { ip }: FastifyRequest) => [
  action,
  'address',
  limitAddress(ip),
];

interface Attempt {
  db: Db;
  request: FastifyRequest;
  action: LimitedAction;
  account?: string;
}

export async function limitAttempts({ db, request, action, account }: Attempt): Promise<void> {
  const { address: perAddress, account: perAccount } = limits[action];
  await countAttempt(db, {
    key: addressKey(action, request),
    max: perAddress[0],
    windowSeconds: perAddress[1],
  });
  if (!account || !perAccount) return;
  await countAttempt(db, {
    key: accountKey(action, account),
    max: perAccount[0],
    windowSeconds: perAccount[1],
  });
}
