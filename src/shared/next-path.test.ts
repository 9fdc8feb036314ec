import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeNextPath } from './next-path.ts';

describe('safeNextPath', () => {
  it.each(['/dashboard', '/jobs/12?tool=jd#tab', '/jobs/12?back=%2Fdashboard', '/organization'])(
    'follows %s',
    (path) => {
      expect(safeNextPath(path)).toBe(path);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\tevil',
    '/\n/evil.example',
    '/./\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '//user:pass@evil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/jobs/%5C%5Cevil.example',
    ' /dashboard',
    'dashboard',
    '/api/auth/sign-out',
    '',
    undefined,
    null,
    ['/dashboard'],
  ])('drops %j', (next) => {
    expect(safeNextPath(next)).toBeUndefined();
  });

  it('never leaves the site, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('', '/', '//', '/\\', '/.'),
        (tail, head) => {
          const path = safeNextPath(head + tail);
          if (path === undefined) return true;
          return new URL(path, 'https://site.example').origin === 'https://site.example';
        },
      ),
    );
  });
});
