import { describe, expect, it } from 'vitest';
import { splitPieces } from './pieces.ts';

describe('where a line may end', () => {
  it.each([
    ['one two', ['one', ' ', 'two']],
    ['a well-known and/or case', ['a', ' ', 'well-', 'known', ' ', 'and/', 'or', ' ', 'case']],
    ['$240,000-$290,000 a year', ['$240,000-$290,000', ' ', 'a', ' ', 'year']],
    ['end\u200bless', ['end', 'less']],
    ['東京（本社）。', ['東', '京', '（本', '社）。']],
  ])('%s', (text, pieces) => {
    expect(splitPieces(text)).toEqual(pieces);
  });

  it('finds words where a script has no spaces', () => {
    const pieces = splitPieces('วิศวกรซอฟต์แวร์');
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.join('')).toBe('วิศวกรซอฟต์แวร์');
  });
});
