import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { clientAddressHeader, type Auth } from './create-auth.ts';
import { requireOwnPaths } from './own-paths.ts';

/**
 * Hands one request to better-auth. Only what it needs goes over: a forged Host or
 * x-forwarded-for never reaches it, so neither a mailed link nor a limit can be bent.
 */
export async function askAuth(auth: Auth, env: Env, request: FastifyRequest): Promise<Response> {
  requireOwnPaths(request.body);
  requireOwnPaths(request.query);
  return auth.handler(
    new Request(ownAddress(request, env), {
      method: request.method,
      headers: authHeaders(request, env),
      ...(request.body === undefined || request.body === null
        ? {}
        : { body: JSON.stringify(request.body) }),
    }),
  );
}

/** A request line may name another host (`GET http://evil/…`): only its path and query are taken. */
function ownAddress(request: FastifyRequest, env: Env): URL {
  const asked = new URL(request.url, env.BASE_URL);
  const own = new URL(env.BASE_URL);
  own.pathname = asked.pathname;
  own.search = asked.search;
  return own;
}

export function authHeaders(request: FastifyRequest, env: Env): Headers {
  const headers = new Headers({
    origin: env.ORIGINS[0] ?? env.BASE_URL,
    'content-type': 'application/json',
    [clientAddressHeader]: request.ip,
  });
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  return headers;
}

/** Passes the reply on; a refusal gets the request id that every error of ours carries. */
export async function relay(response: Response, request: FastifyRequest, reply: FastifyReply) {
  if (response.status >= 500) throw new Error(`The auth library answered ${response.status}.`);
  reply.status(response.status);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  const location = response.headers.get('location');
  if (location) reply.header('location', location);
  const text = await response.text();
  if (response.status < 400) {
    return reply.type(response.headers.get('content-type') ?? 'application/json').send(text);
  }
  return reply.type('application/json').send(JSON.stringify(withRequestId(text, request.id)));
}

export type Pass = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** For a route that adds nothing of its own. */
export const createPass =
  (auth: Auth, env: Env): Pass =>
  async (request, reply) =>
    relay(await askAuth(auth, env, request), request, reply);

/** The library's words where a person would not know what to do next. */
const plainWords: Partial<Record<string, string>> = {
  INVALID_TOKEN: 'This link has expired or was used already. Please ask for a new one.',
  TOKEN_EXPIRED: 'This link has expired. Please ask for a new one.',
  INVALID_PASSWORD: 'Your current password is not correct. Please try again.',
  CREDENTIAL_ACCOUNT_NOT_FOUND:
    'This account has no password. You sign in with a connected account.',
};

function withRequestId(text: string, requestId: string): object {
  try {
    const body: unknown = JSON.parse(text);
    if (body && typeof body === 'object') {
      const words = 'code' in body && typeof body.code === 'string' && plainWords[body.code];
      return { ...body, ...(words ? { message: words } : {}), requestId };
    }
  } catch {
    // The library answered without a body.
  }
  return { code: 'BAD_REQUEST', message: 'This did not work. Please try again.', requestId };
}
