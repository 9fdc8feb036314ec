import { describe, expect, it } from 'vitest';

import { readFileName } from './download-file.ts';

describe('readFileName', () => {
  it.each([
    ['attachment; filename="requisite-kit-nurse.pdf"', 'requisite-kit-nurse.pdf'],
    ['attachment; filename=requisite-kit.txt', 'requisite-kit.txt'],
    [`attachment; filename="p.pdf"; filename*=UTF-8''pfl%C3%A4ge.pdf`, 'pfläge.pdf'],
    [`attachment; filename*=UTF-8''%E0%A4%A; filename="plain.pdf"`, 'plain.pdf'],
    ['inline', undefined],
    [null, undefined],
  ])('%s', (header, name) => {
    expect(readFileName(header)).toBe(name);
  });
});
