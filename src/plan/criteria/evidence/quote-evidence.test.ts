import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { quoteEvidence } from './quote-evidence.ts';

const long =
  'Weave blankets and mats and sails and nets and ropes and baskets and hats for guests of the house and for all who live by the river';

it('quotes a short line whole, and another where the first is long and says much', () => {
  expect(quoteEvidence([toFact('Our heroes: Bake the bread of the day')])).toBe(
    'Bake the bread of the day',
  );
  expect(quoteEvidence([toFact(long), toFact('Mend looms')])).toBe('Mend looms');
  expect(
    quoteEvidence([
      toFact(
        'Weave blankets for guests of the house, ensuring that in the long winters nobody who comes by boat from the far side of the river is cold',
      ),
      toFact('Mend looms'),
    ]),
  ).toBe('Weave blankets for guests of the house');
});

it('cuts nothing between from and to', () => {
  const line =
    'Bring everything that the guests of the house may wish for in the long winter, from the smallest woollen socks in the shop by the gate to blankets for two hundred beds';
  expect(quoteEvidence([toFact(line)])).not.toMatch(/ from (?!.* to )/);
});

it('quotes what was heard, however late it stands in the line', () => {
  const line =
    'Lead the house by the river for all of its guests in the long winter and in the short summer, including the care of the boats and the weaving of large sails';
  expect(quoteEvidence([toFact(line)], ['weaving of * sail'])).toContain('weaving of large sails');
  expect(quoteEvidence([toFact(line)])).not.toContain('sails');
});
