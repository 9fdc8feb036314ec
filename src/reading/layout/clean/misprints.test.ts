import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { quote } from './mapped-text.ts';
import { mendWords } from '#shared/misprints.ts';

it.each([
  ['Solid of experience at sea', 'Solid experience at sea'],
  ['Bring atleast one coat', 'Bring at least one coat'],
  ['You must posses strong nerves', 'You must possess strong nerves'],
  [
    'Follow polices and procedures, to insure that ropes hold',
    'Follow policies and procedures, to ensure that ropes hold',
  ],
  ["At least one years' experience at sea", "At least one year's experience at sea"],
  ['Know the days business and Recieve parcels', "Know the day's business and Receive parcels"],
  [
    'ACHEIVE targets in a management roll in the yard',
    'ACHIEVE targets in a management role in the yard',
  ],
  ['Ability read tide tables', 'Ability to read tide tables'],
  ['Able use a tide table', 'Able to use a tide table'],
  ['May be required to assists in rowing', 'May be required to assist in rowing'],
  ['Follow all companies policies at sea', 'Follow all company policies at sea'],
  ['Knows sail design principals', 'Knows sail design principles'],
  [
    'Youll sail daily. Were looking for crew who dont need telling',
    "You'll sail daily. We're looking for crew who don't need telling",
  ],
  ['Whats on Offer', "What's on Offer"],
  ['Likes a fast-past environment', 'Likes a fast-paced environment'],
])('mends: %s', (text, mended) => {
  expect(mendWords(text)).toBe(mended);
});

it.each([
  'The sheriff leads two posses of riders',
  'Three years experience',
  'An able work force and a firm that is required to all companies',
  'It is expected to leads of a rope',
  'The boats were looking fine. Were they sold?',
  'Un bateau dont la coque est noire',
  'The council polices the harbour and agrees to insure boats',
  'Two days business travel',
  'Reading ability, writing ability and ability levels',
  'Cut paper from a roll in the store',
  'Write to recieve@mill.example or see mill.example/acheive',
])('leaves alone: %s', (text) => {
  expect(mendWords(text)).toBe(text);
});

it('still quotes the words as they were written', () => {
  const source = cleanText('You will recieve a coat');
  const start = source.text.indexOf('receive');
  expect(quote(source, { start, end: start + 'receive'.length }).quote).toBe('recieve');
});
