import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { onOneDatabase } from './on-one-database.ts';

it('names files that are there', () => {
  expect(onOneDatabase.filter((file) => !existsSync(file))).toEqual([]);
});
