import { describe, expect, it } from 'vitest';
import { cleanText } from './clean/clean-text.ts';
import { readUnits } from './units.ts';

const told = (...lines: string[]) =>
  readUnits(cleanText(['Ferry Deckhand', 'Larch Line', 'Oban', '', ...lines].join('\n')))
    .filter(({ furniture }) => furniture === 'testimony')
    .map(({ text }) => text);

describe('what people who work there say', () => {
  it('is no part of the job, with what announces and what signs it', () => {
    expect(
      told(
        'You moor the boat and sell tickets.',
        'Hear what our crew say:',
        '“The harbour feels like home. In my role as a purser I keep the tills. My aim is to make travellers smile.” - Moira Quill',
        '“Every crossing is different, and I never get bored.”',
        'Tam Rennie, Second Mate',
        'A swimming certificate is required.',
      ),
    ).toEqual([
      'Hear what our crew say:',
      '"The harbour feels like home.',
      'In my role as a purser I keep the tills.',
      'My aim is to make travellers smile."',
      '- Moira Quill',
      '"Every crossing is different, and I never get bored."',
      'Tam Rennie, Second Mate',
    ]);
  });

  it('is known without marks by what only somebody there could say', () => {
    expect(
      told('Why the ferry?', 'I joined as a steward in 2011. Now I train our new people.'),
    ).toEqual(['I joined as a steward in 2011.', 'Now I train our new people.']);
  });

  it('is no slogan in marks, no grade and no wish of whoever hires', () => {
    expect(
      told(
        '“Safety first” is our rule at every pier.',
        'Reports to the Deck Officer I and II.',
        'I am looking for a deckhand who can splice rope.',
        '"Crossing the sound since 1902"',
      ),
    ).toEqual([]);
  });
});
