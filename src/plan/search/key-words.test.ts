import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { listKeyWords } from './key-words.ts';

it('takes of the words that a text gives those that name things, as the text writes them', () => {
  const brief = {
    searchWords: [
      'Steam Bending',
      'Boat Builder',
      'Technician',
      'Mechanical',
      'Oak',
      'Lofting',
    ].map((text) => ({ text })),
    facts: [{ text: 'Bend oak frames' }],
  } as unknown as Brief;
  expect(listKeyWords(brief)).toEqual(['Steam Bending', 'oak']);
});
