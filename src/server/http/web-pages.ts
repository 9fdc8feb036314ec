import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { projectRoot } from '../project-root.ts';
import { AppError } from './app-error.ts';
import { hasSessionCookie, readCookie } from './cookies.ts';
import { sendError } from './error-replies.ts';
import { createPage } from './web-page.ts';

/** Paths the router of the web app draws; anything else gets its not-found page with status 404. */
const knownPage =
  /^\/(?:|dashboard|profile|organization|admin|pdftest|jobs\/(?:new|\d+)|answer\/[\w-]+|signin|auth|signup|reset-password|about|terms|privacy)\/?$/;

/** Whoever has this address may answer: it is kept from search engines and from whatever the page leads to. */
const secretPage = /^\/answer\//;

const builtWeb = join(projectRoot, 'dist/web');

/** Whatever no route answers: a page of the web app for a browser, a refusal for a program. */
export async function registerWebPages(app: FastifyInstance, folder = builtWeb): Promise<void> {
  const pages = readPages(folder);
  if (pages) await serveAssets(app, folder);

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (!pages || !asksForPage(request, path)) {
      return sendError({ request, reply, refusal: new AppError('NOT_FOUND', 'Not found') });
    }
    const page = path === '/' && !hasSessionCookie(request) ? pages.landing : pages.appShell;
    if (page.styleHash) allowStyle(reply, page.styleHash);
    const { encoding, body } = page.encode({
      theme: readCookie(request, 'theme'),
      accepted: request.headers['accept-encoding'],
    });
    if (encoding) reply.header('content-encoding', encoding);
    if (secretPage.test(path)) {
      reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
    }
    return reply
      .status(knownPage.test(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie, accept-encoding')
      .type('text/html; charset=utf-8')
      .send(body);
  });
}

function readPages(folder: string) {
  if (!existsSync(join(folder, 'index.html'))) return undefined;
  const read = (name: string) => createPage(readFileSync(join(folder, name), 'utf8'));
  return { appShell: read('index.html'), landing: read('landing.html') };
}

/** This one style and no other: the policy knows it by its hash. */
function allowStyle(reply: FastifyReply, hash: string): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header(
    'content-security-policy',
    policy.replace("style-src 'self'", `style-src 'self' 'sha256-${hash}'`),
  );
}

/** Files with a hash in their name are kept for ever, the few others for an hour. */
async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
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
}

function asksForPage(request: FastifyRequest, path: string): boolean {
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && !path.startsWith('/api/') && !path.startsWith('/assets/');
}
