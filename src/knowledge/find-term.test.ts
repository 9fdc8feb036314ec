import { describe, expect, it } from 'vitest';
import { findTerm } from './find-term.ts';

describe('a term in a text', () => {
  it.each([
    ['we use dbt daily', 'dbt', [], 7],
    ['pos', 'pos', [], 0],
    ['a positive pos', 'pos', [], 11],
    ['élan and an elan', 'lan', [], -1],
    ['c++, 5s', 'c++', [], 0],
    ['night shifts', 'night shift', ['s'], 0],
    ['night shifts', 'night shift', [], -1],
    ['inspected boxes', 'box', ['s', 'es'], 10],
    ['will and testament', 'wills', ['s', 'es'], -1],
    ['', 'a', [], -1],
  ])('of "%s" by "%s"', (text, term, endings, at) => {
    expect(findTerm(text, term, endings)).toBe(at);
  });

  it('is found again behind the first', () => {
    expect(findTerm('care, carer, care', 'care', ['r'], 1)).toBe(6);
    expect(findTerm('care, carer, care', 'care', [], 1)).toBe(13);
  });
});
