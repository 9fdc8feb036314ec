import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A browser names the page a request comes from; a page that is not ours may not change anything here.
 * Programs send no origin and carry no visitor's cookie, so they pass and are judged by their key.
 */
export function registerOriginGuard(
  app: FastifyInstance,
  { origins }: { origins: string[] },
): void {
  app.addHook('onRequest', async (request) => {
    if (readOnly.has(request.method)) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    const foreign =
      origin === undefined
        ? site === 'cross-site' || site === 'same-site'
        : !origins.includes(origin);
    if (foreign) {
      throw new AppError(
        'FORBIDDEN',
        `This request comes from another site. Open Requisite at ${origins[0] ?? 'its own address'} and try again.`,
      );
    }
  });
}
