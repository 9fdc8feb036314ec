import { expect, it } from 'vitest';
import { isPlainWord, mayBeSearched } from './searched-term.ts';

it.each([
  ['drainage design', true],
  ['statistical process control', true],
  ['data mining', true],
  ['MIG welding', true],
  ['actionable insights', false],
  ['alternative moorings', false],
  ['driving boats', false],
])('%s may be searched for: %s', (term, expected) => {
  expect(mayBeSearched(term)).toBe(expected);
});

it('tells a shouted word from initials', () => {
  expect(isPlainWord('INDUSTRY')).toBe(true);
  expect(isPlainWord('NADCAP')).toBe(false);
});
