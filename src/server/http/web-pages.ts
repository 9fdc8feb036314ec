import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { projectRoot } from '../project-root.ts';
import { AppError } from './app-error.ts';
import { hasSessionCookie, readCookie } from './cookies.ts';
import { sendError } from './error-replies.ts';

/** Paths the router of the web app draws; anything else gets its not-found page with status 404. */
const knownPage =
  /^\/(?:|dashboard|profile|organization|admin|pdftest|jobs\/(?:new|\d+)|signin|auth|signup|reset-password|terms|privacy)\/?$/;

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
    return reply
      .status(knownPage.test(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('vary', 'cookie')
      .type('text/html; charset=utf-8')
      .send(withTheme(page.html, request));
  });
}

interface Page {
  html: string;
  /** Of the style element in the page itself, if it has one. */
  styleHash: string | undefined;
}

function readPages(folder: string) {
  const read = (name: string): Page => {
    const html = readFileSync(join(folder, name), 'utf8');
    const style = /<style>([^]*)<\/style>/.exec(html)?.[1];
    return { html, styleHash: style && createHash('sha256').update(style).digest('base64') };
  };
  if (!existsSync(join(folder, 'index.html'))) return undefined;
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

/** The chosen theme travels in a cookie, so that the first paint already has it. */
function withTheme(html: string, request: FastifyRequest): string {
  const theme = readCookie(request, 'theme');
  if (theme !== 'light' && theme !== 'dark') return html;
  return html.replace('<html lang="en"', `<html lang="en" data-theme="${theme}"`);
}
