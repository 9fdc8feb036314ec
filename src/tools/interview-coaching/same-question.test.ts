import { expect, it } from 'vitest';
import { dropSameAsked } from './same-question.ts';

it('asks once about a no to somebody above', () => {
  const asked = [
    'When did you tell your director that a date would not hold?',
    'How do you plan a week?',
    'When did you last disagree with your boss about a plan?',
  ];
  expect(dropSameAsked(asked, (text) => text)).toEqual(asked.slice(0, 2));
});
