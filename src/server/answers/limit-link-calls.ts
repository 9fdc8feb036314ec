import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/database.ts';
import { countAttempt } from '../limits/attempts.ts';
import { limitAddress } from '../limits/client-address.ts';
import { hashLinkToken } from './link-token.ts';

const windowSeconds = 15 * 60;

/** Reading has the job understood; saving writes one row, every second or so while somebody types. */
const most = {
  read: { token: 200, address: 600 },
  save: { token: 900, address: 3000 },
} as const;

interface LinkCall {
  request: FastifyRequest;
  token: string;
  call: keyof typeof most;
}

/** A link alone, and all links from one network, are answered so often. Told before it is known whether there is one. */
export async function limitLinkCalls(db: Db, { request, token, call }: LinkCall): Promise<void> {
  const { token: perToken, address } = most[call];
  await countAttempt(db, {
    key: ['answer-link', call, 'address', limitAddress(request.ip)],
    max: address,
    windowSeconds,
  });
  await countAttempt(db, {
    key: ['answer-link', call, 'token', hashLinkToken(token)],
    max: perToken,
    windowSeconds,
  });
}
