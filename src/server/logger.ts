import { DrizzleQueryError } from 'drizzle-orm';
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
        path: pathOf(request.url),
      }),
      err: describeError,
    },
  });
}

/** Without what opens something: whoever has the address of an answering page may answer. */
const pathOf = (url: string) =>
  url.split('?')[0]?.replace(/(?<=^(?:\/api)?\/answers?\/)[^/]+/, '[token]');

/** What happened and where. A failed query also names its values, and one of them may be a token. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { query, reason } = rootOf(error);
  return {
    type: reason.name,
    message: reason.message,
    ...('code' in reason ? { code: reason.code } : {}),
    ...(query ? { query } : {}),
    stack: reason.stack,
  };
}

function rootOf(error: Error): { query?: string; reason: Error } {
  const cause = error.cause instanceof Error ? error.cause : undefined;
  if (!(error instanceof DrizzleQueryError)) return cause ? rootOf(cause) : { reason: error };
  return { query: error.query, reason: cause ?? new Error('The query failed.') };
}
