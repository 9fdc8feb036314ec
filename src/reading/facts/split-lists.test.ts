import { expect, it } from 'vitest';
import { splitLists } from './split-lists.ts';

const split = (text: string): string[] =>
  splitLists({ text, role: 'benefit', label: null, shape: 'item', also: [] }).map(
    (part) => part.text,
  );

it.each([
  'A friendly and informal, forward-looking house with free lunch, good tools',
  'We offer a progressive, cheerful workshop with paid leave, and good tools',
  'Staff networks - parents and carers, our veterans circle, young people',
  'We hire people with ideas, challenge them, and give them room to grow',
])('keeps whole what cannot stand in parts: %s', (text) => {
  expect(split(text)).toEqual([text]);
});

it('parts a row of things that are offered', () => {
  expect(split('A staff canteen, free parking, 28 days of leave')).toEqual([
    'A staff canteen',
    'free parking',
    '28 days of leave',
  ]);
});
