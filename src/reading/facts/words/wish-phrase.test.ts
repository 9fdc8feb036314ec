import { expect, it } from 'vitest';
import { toWishPhrase } from './wish-phrase.ts';

it.each([
  [
    'In addition, applicants with a boat licence or ferry work are strongly preferred but not required.',
    'boat licence or ferry work',
  ],
  ['Candidates who have sailing experience will be given preference', 'sailing experience'],
  ['Preference will be given to candidates with knowledge of knots', 'knowledge of knots'],
  ['Ideally owns a rowing boat', 'owns a rowing boat'],
])('says the thing that is wished for: %s', (line, thing) => {
  expect(toWishPhrase(line)).toBe(thing);
});

it.each([
  'Applicants with disabilities can ask for help',
  'In addition, you sail',
  'Preference will be given to internal candidates',
])('leaves alone: %s', (line) => {
  expect(toWishPhrase(line)).toBeUndefined();
});
