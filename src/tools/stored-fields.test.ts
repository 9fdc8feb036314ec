import { describe, expect, it } from 'vitest';
import {
  fraction,
  labelledWords,
  optionalWords,
  percent,
  scoreOfTen,
  wordList,
  words,
} from './stored-fields.ts';

describe('stored fields', () => {
  it('trims text and refuses what is empty', () => {
    expect(words.parse(' Nights ')).toBe('Nights');
    expect(words.safeParse('  ').success).toBe(false);
    expect(wordList.safeParse(['Nights', '']).success).toBe(false);
    expect(optionalWords.parse(' ')).toBe('');
  });

  it('refuses characters that PostgreSQL cannot store as JSON', () => {
    for (const text of ['a\0b', 'a\uD800b']) {
      expect(words.safeParse(text).success).toBe(false);
      expect(labelledWords.safeParse({ [text]: 'x' }).success).toBe(false);
    }
    expect(words.safeParse('a\nb 😀').success).toBe(true);
  });

  it.each([
    { name: 'fraction', schema: fraction, max: 1 },
    { name: 'score', schema: scoreOfTen, max: 10 },
    { name: 'percent', schema: percent, max: 100 },
  ])('keeps a $name between 0 and $max', ({ schema, max }) => {
    expect([0, max].every((value) => schema.safeParse(value).success)).toBe(true);
    expect([-0.1, max + 0.1, Number.NaN].some((value) => schema.safeParse(value).success)).toBe(
      false,
    );
  });
});
