import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerWebPages } from './web-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'requisite-pages-'));
const css = 'h1{color:red}';
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<html lang="en"><p>The app</p>');
writeFileSync(join(folder, 'landing.html'), `<html lang="en"><style>${css}</style><h1>Hello`);

const app = Fastify();
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
