import { expect, it } from 'vitest';
import { askForNeed } from './write-short.ts';

it.each([
  [
    'residence in Ohio (no relocation package)',
    'The job requires you to live in Ohio, and there is no relocation package. Does that work for you?',
  ],
  ['residence in Ohio', 'The job requires you to live in Ohio. Does that work for you?'],
  [
    'agreement to a background check after an offer',
    'An offer depends on a background check. Does that work for you?',
  ],
  ['able to climb ladders', 'You would have to be able to climb ladders. Does that work for you?'],
  ['lifting up to 40 pounds', 'It involves lifting up to 40 pounds. Does that work for you?'],
  ['three years of dock work', 'It asks for three years of dock work. Do you have that?'],
  ['a dock card', 'Among other things you would need a dock card. Do you have it?'],
])('asks for "%s" as one asks on the phone', (need, asked) => {
  expect(askForNeed(need)).toBe(asked);
});

it('calls a demand the only one where it is', () => {
  expect(askForNeed('a dock card', true)).toBe('One thing is a must: a dock card. Do you have it?');
});
