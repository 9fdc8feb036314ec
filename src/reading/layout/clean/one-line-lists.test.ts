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

  it('parts a list whose hyphens stand behind ends of sentences', () => {
    expect(
      clean('The work is: -Checking all papers.-Write reports on each. -Talk with clients daily'),
    ).toBe(
      'The work is: \n-Checking all papers.\n-Write reports on each. \n-Talk with clients daily',
    );
  });

  it('parts dashes that open items, however the line begins', () => {
    expect(
      clean('Knows tides - Keeps the log at night - Good eyes for lamps - Steady on deck - Calm'),
    ).toBe('Knows tides\n- Keeps the log at night\n- Good eyes for lamps\n- Steady on deck - Calm');
  });

  it('parts a heading from the first line behind its hyphen', () => {
    expect(clean('Skills & personal attributes-Certificate of weaving')).toBe(
      'Skills & personal attributes\nCertificate of weaving',
    );
  });

  it.each([
    'A Full-Time role in our Self-Service shop and a Hands-On place with Part-Time work',
    'Demand - Use of looms - Frequently Demand - Lifting of wool - Never Demand - Steady on deck',
  ])('leaves %s', (text) => {
    expect(clean(text)).toBe(text);
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
