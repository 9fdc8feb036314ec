import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';

/** Sent with a call that must happen once however often it arrives. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key.length === 0 || key.length > 200) {
    throw new AppError('BAD_REQUEST', 'The Idempotency-Key must be 1 to 200 characters long.');
  }
  return key;
}
