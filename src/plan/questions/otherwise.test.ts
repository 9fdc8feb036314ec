import { expect, it } from 'vitest';
import { sayOtherwise } from './otherwise.ts';

it('says what will be done without an answer, by the matter of the question', () => {
  expect(sayOtherwise({ matter: 'All or any' })).toBe(
    'one of them counts and the rest is learned here',
  );
  expect(sayOtherwise({ matter: 'Level of the work' })).toBe(
    'I will go by the duties, not by the title',
  );
});

it('holds the posting back where nothing true can be said, and else tells that it is open', () => {
  expect(sayOtherwise({ matter: 'Duties' })).toBe('the posting will wait');
  expect(sayOtherwise({ matter: null })).toBe('I will tell candidates that it is still open');
});
