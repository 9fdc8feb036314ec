import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { sayWorkPattern } from './work-pattern.ts';

it('joins all that is said of the work into one row', () => {
  const source = sourceOf([], { workType: 'hybrid', presence: null, employerBlocks: [] });
  const sentences = { contract: 'It is permanent and full-time.' } as never;
  expect(sayWorkPattern(source, { sentences })).toBe('It is permanent, full-time and hybrid.');
});
