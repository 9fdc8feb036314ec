import { describe, expect, it } from 'vitest';

import { addTag, filterSuggestions } from './tags.ts';

describe('addTag', () => {
  const list = { tags: ['Not local'], max: 2 };

  it('trims what it adds', () => {
    expect(addTag(list, '  Cannot climb ')).toEqual(['Not local', 'Cannot climb']);
  });

  it.each(['', '   ', 'Not local', ' not LOCAL '])('leaves the list alone for %j', (text) => {
    expect(addTag(list, text)).toBe(list.tags);
  });

  it('adds nothing beyond the cap', () => {
    const full = { tags: ['a', 'b'], max: 2 };
    expect(addTag(full, 'c')).toBe(full.tags);
  });
});

describe('filterSuggestions', () => {
  const letters = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo', 'Foxtrot', 'Golf', 'Hotel'];

  it('shows at most six', () => {
    expect(filterSuggestions(letters, { tags: [], max: 8 }, '')).toEqual(letters.slice(0, 6));
  });

  it('looks inside the words, in any case, and leaves out what is chosen', () => {
    expect(filterSuggestions(letters, { tags: ['echo'], max: 8 }, 'E')).toEqual([
      'Charlie',
      'Delta',
      'Hotel',
    ]);
  });

  it('suggests nothing when the list is full', () => {
    expect(filterSuggestions(letters, { tags: ['a'], max: 1 }, '')).toEqual([]);
  });
});
