import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const text = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
const { packages } = JSON.parse(text) as { packages: Record<string, { version?: string }> };

it('names no registry, so that any may be used', () => {
  expect(text).not.toContain('"resolved"');
});

/** Before 0.25 its server answered every website; a development tool still asks for such a version. */
it('has one esbuild, and no old one', () => {
  const found = Object.entries(packages).filter(([path]) => path.endsWith('/esbuild'));
  expect(found).toHaveLength(1);
  const [, minor] = (found[0]?.[1].version ?? '').split('.').map(Number);
  expect(minor).toBeGreaterThanOrEqual(25);
});
