import type { FastifyInstance } from 'fastify';

/** JSON and nothing else. A call without a body may say that its body is JSON, as many programs do. */
export function registerRequestBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void readJson(request, String(body), done);
  });
}
