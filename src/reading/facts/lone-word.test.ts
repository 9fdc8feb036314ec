import { expect, it } from 'vitest';
import { saysNothingAlone } from './lone-word.ts';
import { splitLists } from './split-lists.ts';

it.each(['Written', 'Organizational', 'Registration', 'Right highly desired', '98dcac', 'TRAITS'])(
  '"%s" is no demand',
  (word) => {
    expect(saysNothingAlone('skill', word)).toBe(true);
  },
);

it.each([
  'ITIL',
  'QlikView',
  'Bookkeeping',
  'Negotiation',
  'HTML5',
  'Paychex preferred',
  'Empathy',
])('"%s" is one', (word) => {
  expect(saysNothingAlone('skill', word)).toBe(false);
});

it.each([
  'Excellent writing, listening, haggling, and selling skills',
  'Consultative, listening, haggling and selling skills',
])('%s stays whole', (text) => {
  expect(
    splitLists({ text, role: 'must', label: null, shape: 'item', also: [] }).map(
      (part) => part.text,
    ),
  ).toEqual([text]);
});

it('takes half a label for nothing, of the house too', () => {
  expect(saysNothingAlone('culture', 'Type of')).toBe(true);
  expect(saysNothingAlone('culture', 'A place that people are proud of')).toBe(false);
});
