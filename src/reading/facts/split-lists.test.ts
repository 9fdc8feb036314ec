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

it.each([
  'Occasionally climbs, stoops, kneels, balances',
  'Frequent walking, standing, bending, reaching for crates',
  'Regularly stand on concrete; lift crates overhead; reach into deep bins',
])('keeps how often with the whole row: %s', (text) => {
  const parts = splitLists({ text, role: 'must', label: null, shape: 'item', also: [] });
  expect(parts.map((part) => part.text)).toEqual([text]);
});

it.each([
  'This will cover a sight test, grip test and short walk',
  'For courses that are not over, list the school, the grade and the date',
])('makes no steps of a clause: %s', (text) => {
  const parts = splitLists({ text, role: 'process', label: null, shape: 'sentence', also: [] });
  expect(parts.map((part) => part.text)).toEqual([text]);
});

it('takes what is taught, under a heading on the work, for work as well', () => {
  const text = 'We use new ovens and provide training for shaping loaves and glazing buns.';
  const parts = (heading: string): string[] =>
    splitLists({ text, heading, role: 'duty', label: null, shape: 'sentence', also: [] })
      .filter(({ isTask }) => isTask)
      .map((part) => part.text);
  expect(parts('What you will be doing')).toEqual(['shaping loaves and glazing buns']);
  expect(parts('What we offer')).toEqual([]);
});

it.each([
  'Whether you weave at dawn, dye at noon or pack at night, we offer hours to suit you',
  'Free eye tests with the mill nurse, a help line which offers advice 24 hours a day, 7 days a week',
  'Long service: we mark your years, whether you reach 10, 20, 30 or 40 of them',
  'Benefits of the mill may include health insurance, paid leave, and a pension plan',
])('keeps the sentence "%s" whole', (text) => {
  expect(
    splitLists({ text, role: 'benefit', label: null, shape: 'sentence', also: [] }),
  ).toHaveLength(1);
});

it.each([
  ['Health: Free eye tests, flu jabs each year, gym discounts', 'Free eye tests'],
  ['Fernmill offers a 30-hour week, free yarn, a pension plan', 'a 30-hour week'],
  ['Enjoy free lunches, a pension plan, and sick pay', 'free lunches'],
])('begins with the first thing of "%s"', (text, first) => {
  const [part] = splitLists({ text, role: 'benefit', label: null, shape: 'sentence', also: [] });
  expect(part?.text).toBe(first);
  expect(text.slice(part?.start, part?.end)).toBe(first);
});

it.each([
  'Hold valid, current Ohio license in nursing, midwifery, home care',
  'Fern celebrates, supports, and lives from the ideas of our people, members, guests',
  'Good research, writing and filing skills needed, as is tact, team spirit, a sense of humor',
])('keeps a demand whole whose parts mean nothing alone: %s', (text) => {
  const parts = splitLists({ text, role: 'must', label: null, shape: 'sentence', also: [] });
  expect(parts.map((part) => part.text)).toEqual([text]);
});

it.each([
  ['Dana Whitlock, Owner', 0],
  ['Think of yourself as a gardener, using shears to shape hedges', 0],
  ['A phone call, a morning at the bench, and an offer', 3],
])('takes a row for steps only where it names one: %s', (text, steps) => {
  const parts = splitLists({ text, role: 'process', label: null, shape: 'sentence', also: [] });
  expect(parts.filter(({ isStep }) => isStep)).toHaveLength(steps);
});

it('keeps a demand whole whose row only gives examples', () => {
  const text = 'Able to read papers including plans of ships; notes on knots; and rules of the sea';
  const parts = splitLists({ text, role: 'must', label: null, shape: 'item', also: [] });
  expect(parts.map((part) => part.text)).toEqual([text]);
});
