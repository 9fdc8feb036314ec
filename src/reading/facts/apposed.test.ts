import { expect, it } from 'vitest';
import { tellApposed } from './apposed.ts';

it.each([
  [
    'Wool Dyer: Harrow Dye Works, a family-owned, certified wool, silk and linen mill has an immediate need for a dyer.',
    'Harrow Dye Works is a family-owned, certified wool, silk and linen mill',
  ],
  [
    'Fernway, a boat builder on the Tamar, is looking for a rigger.',
    'Fernway is a boat builder on the Tamar',
  ],
])('tells what a search says of the house by the way: %s', (text, said) => {
  expect(tellApposed({ text, role: 'overview' })?.text).toBe(said);
});

it.each(['Ann Reed, a dyer of thirty years, mends sails.', 'The mill is looking for a rigger.'])(
  'tells nothing else of it: %s',
  (text) => expect(tellApposed({ text, role: 'overview' })).toBeNull(),
);
