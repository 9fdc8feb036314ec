import { expect, it } from 'vitest';
import { listWordsOf } from './words-of.ts';

const trade = { trade: 'weaver', search: { skills: ['loom', 'warp', 'weft'], not: [] } };

it('takes the words of the trade where a persona has hardly any of its own', () => {
  expect(listWordsOf({ search: ['dobby', 'jacquard'] }, trade, 'Weaver')).toEqual([
    'dobby',
    'jacquard',
  ]);
  expect(listWordsOf({ search: ['loom'] }, trade, 'Weaver')).toEqual(['loom', 'warp', 'weft']);
});

it('has words even where neither persona nor trade has enough', () => {
  const bare = { trade: 'weaver', search: { skills: ['loom'], not: [] } };
  expect(listWordsOf({ search: [] }, bare, 'Rug Weaver')).toEqual(['loom', 'weaver', 'rug weaver']);
});
