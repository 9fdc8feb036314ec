import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const shared = /^(?:\.\.\/(?:view-parts|reading|testing)\/|\.\.\/[\w.-]+\.tsx?$|\.\/|#)/;

/** A view that took something from another tool's folder would bring that tool's code along. */
it.each(globSync('src/tools/*/{view*.tsx,document.ts}'))('%s keeps to its own folder', (file) => {
  const imports = [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)].map(
    ([, from = '']) => from,
  );
  const foreign = imports.filter((from) => from.startsWith('.') && !shared.test(from));
  expect(foreign).toEqual([]);
});
