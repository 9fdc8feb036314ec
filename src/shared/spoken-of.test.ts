import { expect, it } from 'vitest';
import type { Brief } from './brief.ts';
import { findSpoken, isSpokenOf, listSpoken } from './spoken-of.ts';

const source = {
  from: 'job',
  field: 'sourceText',
  quote: 'Office once a week.',
  start: 0,
} as const;
const brief: Pick<Brief, 'spoken'> = {
  spoken: [
    { about: 'way', text: 'Office once a week.', source },
    { about: 'papers', text: 'Certified kiln hand.', source },
    { about: 'papers', text: 'Registered with the guild.', source },
  ],
};

it('finds the words in which a text speaks of a matter, and says where it has none', () => {
  expect(findSpoken(brief, 'office days', 'way')).toBe('Office once a week.');
  expect(listSpoken(brief, 'papers')).toHaveLength(2);
  expect(isSpokenOf(brief, 'hours')).toBe(false);
  expect(isSpokenOf({}, 'way')).toBe(false);
});
