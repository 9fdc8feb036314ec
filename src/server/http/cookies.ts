import type { FastifyRequest } from 'fastify';

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}

const sessionCookieName = 'requisite.session_token';

/** Says nothing about whether the session is good, only that the visitor has had one. */
export function hasSessionCookie(request: FastifyRequest): boolean {
  return [sessionCookieName, `__Secure-${sessionCookieName}`].some((name) =>
    readCookie(request, name),
  );
}
