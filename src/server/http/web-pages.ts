import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendError } from './error-replies.ts';
import { AppError } from './app-error.ts';
import { hasSessionCookie, readCookie } from './cookies.ts';

/** Paths the router of the web app draws; anything else gets its not-found page with status 404. */
const knownPage =
  /^\/(?:|dashboard|profile|organization|admin|pdftest|jobs\/(?:new|\d+)|signin|auth|signup|reset-password|terms|privacy)\/?$/;

const builtWeb = join(import.meta.dirname, '../../../dist/web');

/** The built web app: hashed assets for ever, the two pages fresh on every request. */
export async function registerWebPages(app: FastifyInstance, folder = builtWeb): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const appShell = readFileSync(join(folder, 'index.html'), 'utf8');
  const landing = readFileSync(join(folder, 'landing.html'), 'utf8');

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['**/*.{br,gz,html}', '.*'],
    setHeaders: (response, path) => {
      const hashed = path.includes('/assets/');
      response.header(
        'cache-control',
        hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    const isPage =
      request.method === 'GET' && !path.startsWith('/api/') && !path.startsWith('/assets/');
    if (!isPage)
      return sendError({ request, reply, refusal: new AppError('NOT_FOUND', 'Not found') });
    const page = path === '/' && !hasSessionCookie(request) ? landing : appShell;
    return reply
      .status(knownPage.test(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .type('text/html; charset=utf-8')
      .send(withTheme(page, request));
  });
}

/** The chosen theme travels in a cookie, so that the first paint already has it. */
function withTheme(page: string, request: FastifyRequest): string {
  const theme = readCookie(request, 'theme');
  if (theme !== 'light' && theme !== 'dark') return page;
  return page.replace('<html lang="en"', `<html lang="en" data-theme="${theme}"`);
}
