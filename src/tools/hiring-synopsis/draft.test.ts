import { expect, it } from 'vitest';
import { sayMeanwhile } from './draft.ts';

it('calls the posting silent only on what the text leaves out', () => {
  expect(sayMeanwhile({ topic: 'Pay not stated' })).toBe('says nothing of it');
  expect(sayMeanwhile({ topic: 'No pay range, which the law wants' })).toBe('says nothing of it');
  expect(sayMeanwhile({ topic: 'What counts instead of the degree' })).toBe(
    "keeps the text's own words",
  );
});
