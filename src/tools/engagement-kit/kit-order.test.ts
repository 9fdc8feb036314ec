import { describe, expect, it } from 'vitest';
import { groupByPersona } from './group-by-persona.ts';
import { estimateSeconds } from '../view-parts/speaking-pace.ts';

describe('groupByPersona', () => {
  it('keeps the order and the place in the list', () => {
    const items = [{ persona: 'A' }, { persona: 'B' }, { persona: 'A' }];
    expect(groupByPersona(items)).toEqual([
      {
        persona: 'A',
        items: [
          { item: items[0], index: 0 },
          { item: items[2], index: 2 },
        ],
      },
      { persona: 'B', items: [{ item: items[1], index: 1 }] },
    ]);
  });
});

describe('estimateSeconds', () => {
  it('counts words, not characters', () => {
    expect(estimateSeconds(Array.from({ length: 75 }, () => 'word').join(' '))).toBe(30);
    expect(estimateSeconds('Hi there')).toBe(5);
    expect(estimateSeconds('')).toBe(0);
  });
});
