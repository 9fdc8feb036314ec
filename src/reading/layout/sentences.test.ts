import { expect, it } from 'vitest';
import { splitSentences } from './sentences.ts';

it.each(['O.D. & I.D. grinding of rings', 'Reports by U.S. GAAP and local rules'])(
  'goes on behind letters that stand for words: %s',
  (text) => {
    expect(splitSentences(text).map((one) => one.text)).toEqual([text]);
  },
);

it('ends a sentence behind such letters where the next begins', () => {
  expect(splitSentences('Mills in the U.S. We weave.')).toHaveLength(2);
});

it.each([
  'Old looms (eg. Jacquard looms) and wool',
  "A Pharm. D or a Master's degree",
  'Fern Nets Pvt. Ltd. is a maker of nets',
])('goes on behind the short form in: %s', (text) => {
  expect(splitSentences(text)).toHaveLength(1);
});
