import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';
import { hasSessionCookie } from './cookies.ts';

/** What is there for everybody. */
const openRoute =
  /^\/api\/(?:auth\/.*|answers\/.*|organizations\/offered-invitation|login|health|ready|openapi\.json|docs.*)$/;

/**
 * Somebody without a session or a key is told so before what they sent is read: a form to fill in
 * right is of no use to them. Whether a session or key is good each route finds out for itself.
 */
export function registerStrangerGuard(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { url } = request.routeOptions;
    if (!url?.startsWith('/api/') || openRoute.test(url)) return;
    if (!hasSessionCookie(request) && !request.headers.authorization) {
      throw new AppError('UNAUTHORIZED', 'Unauthorized');
    }
  });
}
