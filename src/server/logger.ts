import { pino, type Logger } from 'pino';
import type { Env } from './env.ts';

/** One line of JSON an event. What could open a door is cut out before it is written. */
export function createLogger(env: Pick<Env, 'LOG_LEVEL'>): Logger {
  return pino({
    level: env.LOG_LEVEL,
    redact: {
      paths: ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]'],
      remove: true,
    },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        // A query can carry a reset token or an invitation.
        path: request.url.split('?')[0],
      }),
    },
  });
}
