import { expect, it } from 'vitest';
import { wholePhrase } from './whole-phrase.ts';

it.each([
  ['Mend nets by hand', 8, 'Mend nets by hand'],
  ['Performs diving, rigging and net repairs on all boats of the harbor', 4, null],
  [
    'Plans the rounds of the harbor boats, ensuring that nobody waits',
    9,
    'Plans the rounds of the harbor boats',
  ],
  [
    'Mends the nets of every boat which comes in before the winter storms',
    7,
    'Mends the nets of every boat',
  ],
  ['Local knowledge and ability to share it with the guests of the house', 5, null],
  [
    'Supports the sailing school during the summer weeks of every year',
    6,
    'Supports the sailing school',
  ],
  ['Net work (hand, loom and needle) for the boats of the harbor', 4, null],
  ['Weekends as needed to support', 8, null],
  ['Steers a boat equipped with lamps for the night round of the harbor', 4, null],
  ['Mends nets that are consistent with the rules of the harbor', 5, null],
  ['Tells the amount owed by each boat and the day of its payment', 6, null],
  ['Brings care to the yard by finding better ways to mend', 5, null],
])('ends "%s" within %d words where it is whole', (text, most, said) => {
  expect(wholePhrase(text, most)).toBe(said);
});
