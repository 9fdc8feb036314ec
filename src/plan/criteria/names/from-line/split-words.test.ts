import { expect, it } from 'vitest';
import { splitWords } from './split-words.ts';

it('keeps names with signs whole, and marks apart', () => {
  expect(splitWords('C++, .NET and R&D/QA (two-way)').map(({ text }) => text)).toEqual([
    'C++',
    ',',
    '.NET',
    'and',
    'R&D/QA',
    '(',
    'two-way',
    ')',
  ]);
});
