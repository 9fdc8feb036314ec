import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../http/app-error.ts';
import { limitAddress } from './client-address.ts';
import { spenderOf } from './enforce-budgets.ts';
import { OwnLineFull } from './own-line-full.ts';
import { createReception } from './reception.ts';

const megabyte = 1024 * 1024;
/** Three uploads of the largest size for one account; what all together take of the server's memory. */
const limits = { each: 32 * megabyte, all: 128 * megabyte };

/** Signing in takes a few hundred bytes, and nobody knows yet who sends them. */
const accountBodyBytes = 32 * 1024;

/**
 * Bounds the bytes that are being received. Who is not known by an account is counted by the network
 * address. What was refused is not read; Node lets the rest of it run into nothing.
 */
export function boundReceiving(app: FastifyInstance): void {
  const takeRoom = createReception(limits);

  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/auth/')) route.bodyLimit ??= accountBodyBytes;
  });

  app.addHook('onRequest', async (request, reply) => {
    const bytes = announcedBytes(request);
    if (bytes === 0) return;
    const room = takeRoom({
      account: spenderOf(request) ?? `address ${limitAddress(request.ip)}`,
      bytes,
      cutOff: () => {
        if (request.raw.complete) return false;
        request.raw.destroy();
        return true;
      },
    });
    if (room === 'own') throw new OwnLineFull('You are sending a lot at once.');
    if (room === 'all') {
      throw new AppError(
        'UNAVAILABLE',
        'A lot is being received just now. Please try again in a moment; nothing is lost.',
      );
    }
    // The first when it was answered, the second when the caller has left.
    reply.raw.once('finish', room).once('close', room);
  });
}

/** What is not said beforehand counts as the most that would be taken. */
function announcedBytes({ headers, method, routeOptions }: FastifyRequest): number {
  if (method === 'GET' || method === 'HEAD') return 0;
  const most = routeOptions.bodyLimit ?? 0;
  if (headers['transfer-encoding'] !== undefined) return most;
  const announced = Number(headers['content-length'] ?? 0);
  return Number.isFinite(announced) ? Math.min(announced, most) : most;
}
