import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { readableAddress } from './readable-address.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerWebPages } from './web-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'requisite-pages-'));
const css = 'h1{color:red}';
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<html lang="en"><p>The app</p>');
writeFileSync(join(folder, 'landing.html'), `<html lang="en"><style>${css}</style><h1>Hello`);

const app = Fastify({ rewriteUrl: readableAddress });
await registerSecurityHeaders(app, { https: false });
await registerWebPages(app, folder);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const styleSources = (policy: unknown) => /style-src ([^;]*)/.exec(String(policy))?.[1];

it('allows the front page its own style by hash, and no page any other', async () => {
  const hash = createHash('sha256').update(css).digest('base64');
  const front = await app.inject('/');
  expect(front.body).toContain('Hello');
  expect(styleSources(front.headers['content-security-policy'])).toBe(`'self' 'sha256-${hash}'`);
  const inside = await app.inject('/dashboard');
  expect(inside.body).toContain('The app');
  expect(styleSources(inside.headers['content-security-policy'])).toBe("'self'");
});

it('keeps the style and its hash together when a theme is chosen', async () => {
  const front = await app.inject({ url: '/', headers: { cookie: 'theme=dark' } });
  expect(front.body).toBe(`<html lang="en" data-theme="dark"><style>${css}</style><h1>Hello`);
});

it.each(['/%E0%A4%A', '/%', '/jobs/%zz?tab=%zz'])(
  'answers %s, which cannot be decoded, with the page for what is not there',
  async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
    expect(reply.body).toContain('The app');
  },
);

it('tells a program that its address cannot be decoded', async () => {
  expect((await app.inject('/api/%zz')).statusCode).toBe(400);
});

it('keeps the address of an answering page from search engines and from other sites', async () => {
  const reply = await app.inject('/answer/0123456789abcdefghijABCDEFGHIJ_-');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['x-robots-tag']).toBe('noindex, nofollow');
  expect(reply.headers['referrer-policy']).toBe('no-referrer');
  const other = await app.inject('/dashboard');
  expect(other.headers['x-robots-tag']).toBeUndefined();
  expect(other.headers['referrer-policy']).toBe('same-origin');
});
