import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { clientAddressHeader, type Auth } from './create-auth.ts';

/**
 * Hands one request to better-auth. Only what it needs goes over: a forged Host or
 * x-forwarded-for never reaches it, so neither a mailed link nor a limit can be bent.
 */
export async function askAuth(auth: Auth, env: Env, request: FastifyRequest): Promise<Response> {
  return auth.handler(
    new Request(new URL(request.url, env.BASE_URL), {
      method: request.method,
      headers: authHeaders(request, env),
      ...(request.body === undefined || request.body === null
        ? {}
        : { body: JSON.stringify(request.body) }),
    }),
  );
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

function withRequestId(text: string, requestId: string): object {
  try {
    const body: unknown = JSON.parse(text);
    if (body && typeof body === 'object') return { ...body, requestId };
  } catch {
    // The library answered without a body.
  }
  return { code: 'INTERNAL', message: 'Something went wrong. Please try again.', requestId };
}
