import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

it.each([
  ['We bake while singing "\nThe bread within.\n"', 'We bake while singing "The bread within."'],
  [
    'To join us, press the "\nBake with us" button.',
    'To join us, press the "Bake with us" button.',
  ],
  ['You bake the bread of\n\nnine villages.', 'You bake the bread of nine villages.'],
  [
    'You report each week to the\nHead of the mill.',
    'You report each week to the Head of the mill.',
  ],
  [
    'You know doughs (e.g., rye, Sour\nWheat, spelt) and ovens.',
    'You know doughs (e.g., rye, Sour Wheat, spelt) and ovens.',
  ],
  ["You say '\nBread first' often.", "You say 'Bread first' often."],
])('joins a line that was cut: %j', (text, joined) => {
  expect(cleanText(text).text).toBe(joined);
});

it.each([
  'What we are looking for\nPatience with dough',
  'Who you are\na baker',
  'Two years in a mill; or\nA diploma',
  'He said "hot" and "cold"\nShe said "warm"',
])('leaves lines that somebody ended: %j', (text) => {
  expect(cleanText(text).text).toBe(text);
});
