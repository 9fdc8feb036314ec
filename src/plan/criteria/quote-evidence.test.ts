import { expect, it } from 'vitest';
import { toFact } from './fact-for-tests.ts';
import { quoteEvidence } from './quote-evidence.ts';

const long =
  'Weave blankets for guests of the house in the long winters when the river is frozen and no boat brings wool to the landing';

it('quotes a short line whole, and another where the first is long', () => {
  expect(quoteEvidence([toFact('Our heroes: Bake the bread of the day')])).toBe(
    'Bake the bread of the day',
  );
  expect(quoteEvidence([toFact(long), toFact('Mend looms')])).toBe('Mend looms');
});

it('cuts nothing between from and to', () => {
  const line =
    'Bring everything that the guests of the house may wish for during the long winter, from the smallest woollen socks in the shop by the gate to blankets for two hundred beds';
  expect(quoteEvidence([toFact(line)])).toMatch(/from .* to blankets/);
});
