import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

it('ends a sentence at its mark and at a line, and not at an abbreviation', () => {
  expect(splitSentences('Write to Dr. Kim, Ph.D. Email: a@b.org\nWe answer. You start!')).toEqual([
    'Write to Dr. Kim, Ph.D. Email: a@b.org',
    'We answer.',
    'You start!',
  ]);
});

it('knows the forms of a house by their dots', () => {
  expect(splitSentences('Harlan Bros. Inc. is a boatyard.')).toHaveLength(1);
});

it('joins a line that was broken in the middle of its sentence', () => {
  const text =
    'Please contact the agency in the second floor of the house at\nthe following numbers.';
  expect(splitSentences(text)).toHaveLength(1);
  expect(splitSentences('Free parking\nfree lunch')).toHaveLength(2);
});

it('joins indented lines of one sentence, be they short', () => {
  expect(
    splitSentences('Please tell us in your\n      letter why, and bring\n      Free parking'),
  ).toEqual(['Please tell us in your letter why, and bring', 'Free parking']);
});
