import { expect, it } from 'vitest';
import { openLetter } from './open-letter.ts';

it('addresses somebody with what their profile shows', () => {
  const outreach = {
    opening: 'Your profile shows dock work in [area].',
    question: 'Would nights suit you?',
    steps: ['Reply with a time.', 'Name your days.'],
  };
  expect(openLetter({ outreach })).toBe('[First name], your profile shows dock work in [area].');
});
