import { describe, expect, it } from 'vitest';

import { mapText } from './mapped-text.ts';
import { splitDotted, splitWide } from './one-line-lists.ts';

const clean = (text: string): string => splitDotted(mapText(text)).text;

describe('splitDotted', () => {
  it('takes a row of words between colons for a list', () => {
    expect(clean('Care : Honesty : Team spirit')).toBe('Care\nHonesty\nTeam spirit');
  });

  it('parts a list whose hyphens have no blanks', () => {
    expect(
      clean('Needed: -Van licence and more-Steady hands for knots-Good eyes for dyes-Calm'),
    ).toBe('Needed: \n-Van licence and more\n-Steady hands for knots\n-Good eyes for dyes-Calm');
  });

  it.each(['Ratio 3 : 4 : 5', 'Pay : $20 an hour : weekly'])('leaves %s', (text) => {
    expect(clean(text)).toBe(text);
  });
});

it('parts a long line where two blanks stand before a capital', () => {
  const items = [
    'Basic pay of £21,000',
    'Bonus for the first three months of work while you get to know the mill and its people',
    'Discounts on rope, sails and everything else that the shop by the harbour has to sell',
    'A Bicycle of your own',
    'Room for the growth of all who want to become master of a loom and of a mill',
  ];
  expect(splitWide(mapText(items.join('  '))).text.split('\n')).toEqual(items);
});
