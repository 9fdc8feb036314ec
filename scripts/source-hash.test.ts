import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSources } from './source-hash.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'source-hash-'));
  await mkdir(join(folder, 'pages'));
  await writeFile(join(folder, 'pages/landing.tsx'), 'one');
});
afterEach(() => rm(folder, { recursive: true }));

it('stays the same while nothing changes', async () => {
  expect(await hashSources([folder])).toBe(await hashSources([folder]));
});

it('changes with a content, a name and a new file', async () => {
  const seen = new Set([await hashSources([folder])]);
  await writeFile(join(folder, 'pages/landing.tsx'), 'two');
  seen.add(await hashSources([folder]));
  await rename(join(folder, 'pages/landing.tsx'), join(folder, 'pages/home.tsx'));
  seen.add(await hashSources([folder]));
  await writeFile(join(folder, 'main.tsx'), '');
  seen.add(await hashSources([folder]));
  expect(seen.size).toBe(4);
});

it('does not care about tests and paths that do not exist', async () => {
  const before = await hashSources([folder]);
  await writeFile(join(folder, 'pages/landing.test.tsx'), 'three');
  expect(await hashSources([folder, join(folder, 'nowhere')])).toBe(before);
});
