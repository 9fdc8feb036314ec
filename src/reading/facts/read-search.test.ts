import { expect, it } from 'vitest';
import { readSearch } from './read-search.ts';

const asked = (text: string): string[] | undefined =>
  readSearch({ text, start: 0 })?.map((part) => part.text);

it.each([
  ['Fern Bakery is currently seeking a skilled Pastry Cook to join its team', []],
  [
    'We are looking for a punctual, skilled and cheerful baker to join our kitchen',
    ['punctual and cheerful'],
  ],
  [
    'We are looking for a highly motivated clerk with two years in a busy stockroom',
    ['highly motivated', 'two years in a busy stockroom'],
  ],
  [
    'Our bakery seeks someone who is calm and is able to lift trays, because mornings are long',
    ['calm and able to lift trays'],
  ],
  ['Looking for people who can decorate cakes', ['able to decorate cakes']],
  ['We are looking for a proactive team player', ['proactive team player']],
  ['We want people who meet the following', []],
])('"%s" asks for %j', (text, parts) => {
  expect(asked(text)).toEqual(parts);
});

it.each([
  'We are looking for at least five years in pastry',
  'Experience in hiring and managing a crew',
  'Always curious, seeking to understand how dough works',
  'If you are looking for a change, call us',
])('"%s" is no sentence of search', (text) => {
  expect(asked(text)).toBeUndefined();
});

it('cites the words that it was read from', () => {
  const text = 'We are looking for a patient baker with a food safety card';
  expect(
    readSearch({ text, start: 10 })?.map(({ start, end }) => text.slice(start - 10, end - 10)),
  ).toEqual(['a patient baker', 'food safety card']);
});
