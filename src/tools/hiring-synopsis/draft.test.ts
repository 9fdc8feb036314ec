import { expect, it } from 'vitest';
import { nameRecipient } from './draft-email.ts';
import { sayMeanwhile } from './draft.ts';

it('calls the posting silent only on what the text leaves out', () => {
  expect(sayMeanwhile({ topic: 'Pay not stated', matter: 'Pay' })).toBe(
    'waits and no call promises it',
  );
  expect(sayMeanwhile({ topic: 'Shift times not stated', matter: 'Schedule' })).toBe(
    'says nothing of it',
  );
  expect(sayMeanwhile({ topic: 'What counts instead of the degree', matter: null })).toBe(
    "keeps the text's own words",
  );
});

it('writes to the manager whom the job names', () => {
  expect(nameRecipient('the hiring manager')).toBe('Hiring manager');
  expect(nameRecipient('the dock manager')).toBe('Dock manager [name]');
  expect(nameRecipient('Dana Ruiz (shop foreman)')).toBe('Dana Ruiz (shop foreman)');
});
