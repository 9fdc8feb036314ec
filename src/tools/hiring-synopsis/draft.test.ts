import { expect, it } from 'vitest';
import { sayMeanwhile } from './draft.ts';

it('calls the posting silent only on what the text leaves out', () => {
  expect(sayMeanwhile({ topic: 'Pay not stated', matter: 'Pay' })).toBe('waits');
  expect(sayMeanwhile({ topic: 'Shift times not stated', matter: 'Schedule' })).toBe(
    'says nothing of it',
  );
  expect(sayMeanwhile({ topic: 'What counts instead of the degree', matter: null })).toBe(
    "keeps the text's own words",
  );
});
