import { describe, expect, it } from 'vitest';

import { mapText } from './mapped-text.ts';
import { splitDotted } from './one-line-lists.ts';

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
