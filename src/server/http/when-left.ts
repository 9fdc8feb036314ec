import type { FastifyReply } from 'fastify';
import { AppError } from './app-error.ts';

/** Told when the caller hangs up before the answer was sent: nobody waits for the work any more. */
export function whenLeft({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort(new AppError('UNAVAILABLE', 'The caller has left.'));
  });
  return left.signal;
}
