import { expect, it } from 'vitest';
import { calmShout } from './calm-shout.ts';

it('writes shouted sentences as others are written, and keeps abbreviations', () => {
  expect(
    calmShout(
      'The job is PRN. SAIL WITH US EVERY WEEKEND AND ON THE 2ND SHIFT!! RN NEEDED ON ALL BOATS.',
    ),
  ).toBe(
    'The job is PRN. Sail with us every weekend and on the 2nd shift! RN needed on all boats.',
  );
});

it('leaves names alone and calms a run of words', () => {
  expect(calmShout('FERN & CO is looking for FULL TIME and PART TIME crew.')).toBe(
    'FERN & CO is looking for full time and part time crew.',
  );
});
