import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { findMakers } from './of-field.ts';

const house = (...lines: string[]) => sourceOf(lines.map((text) => ({ kind: 'culture', text })));

it('names large houses of what the employer says it makes', () => {
  const makers = findMakers(house('We bake biscuits', 'Our bakeries stand by the sea'), 'GB');
  expect(makers).toContain('pladis');
});

it('names none for a thing said once, nor where no country is known', () => {
  expect(findMakers(house('There are biscuits in the kitchen'), 'GB')).toEqual([]);
  expect(findMakers(house('We bake biscuits', 'Our bakeries stand by the sea'), null)).toEqual([]);
});
