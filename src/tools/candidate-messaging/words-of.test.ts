import { expect, it } from 'vitest';
import { listWordsOf } from './words-of.ts';

const trade = { search: { skills: ['loom', 'warp', 'weft'], not: [] } };

it('takes the words of the trade where a persona has hardly any of its own', () => {
  expect(listWordsOf({ search: ['dobby', 'jacquard'] }, trade)).toEqual(['dobby', 'jacquard']);
  expect(listWordsOf({ search: ['loom'] }, trade)).toEqual(['loom', 'warp', 'weft']);
});
