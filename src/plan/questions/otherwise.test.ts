import { expect, it } from 'vitest';
import { sayOtherwise } from './otherwise.ts';

it('says what is done without an answer', () => {
  expect(sayOtherwise({ matter: 'All or any' })).toBe(
    'Otherwise one of them counts and the rest is learned here.',
  );
  expect(sayOtherwise({ matter: 'Duties' })).toBe('Otherwise the posting waits.');
  expect(sayOtherwise({ matter: null })).toBe('Otherwise calls say plainly that it is open.');
});
