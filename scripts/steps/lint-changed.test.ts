import { expect, it } from 'vitest';
import { listChanged, listClean } from './lint-changed.ts';

const judges = { '.oxlintrc.json': 'r1', 'package-lock.json': 'p1', 'tsconfig.base.json': 't1' };
const clean = { ...judges, 'src/a.ts': 'a1', 'src/b.ts': 'b1' };

it('lints what changed, what is new, and nothing that is gone', () => {
  expect(listChanged(clean, clean)).toEqual([]);
  const now = { ...judges, 'src/a.ts': 'a2', 'src/c.ts': 'c1' };
  expect(listChanged(now, clean)).toEqual(['src/a.ts', 'src/c.ts']);
});

it('lints everything at first and after the rules have changed', () => {
  expect(listChanged(clean, {})).toEqual(['src/a.ts', 'src/b.ts']);
  expect(listChanged({ ...clean, '.oxlintrc.json': 'r2' }, clean)).toEqual([
    'src/a.ts',
    'src/b.ts',
  ]);
});

it('looks again at what was complained about, until it is mended', () => {
  const after = listClean(clean, 'x no-var ,-[src/b.ts:3:1]');
  expect(listChanged(clean, after)).toEqual(['src/b.ts']);
  expect(listChanged(clean, listClean(clean, ''))).toEqual([]);
});
