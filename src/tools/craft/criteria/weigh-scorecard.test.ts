import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Criterion } from './criterion.ts';
import { weighScorecard } from './weigh-scorecard.ts';

const toCriterion = (points: number, index: number): Criterion => ({
  id: `criterion-${index}`,
  name: `Criterion ${index}`,
  category: 'Skill',
  origin: 'must',
  competency: null,
  facts: [],
  points,
  sum: '',
  isGate: false,
});

it('gives weights in steps of five that add up to 100, whatever the points', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 11 }),
      (points) => {
        const card = weighScorecard(points.map(toCriterion));
        expect(card.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
        expect(card.every(({ weight }) => weight > 0 && weight % 5 === 0)).toBe(true);
      },
    ),
  );
});

it('never gives a lighter criterion more than a heavier one', () => {
  const card = weighScorecard([10, 9, 8, 6, 5, 3].map(toCriterion));
  const weights = card.map(({ weight }) => weight);
  expect(weights).toEqual(weights.toSorted((a, b) => b - a));
});

it('leaves documents to the checks', () => {
  const card = weighScorecard([toCriterion(8, 0), { ...toCriterion(8, 1), isGate: true }]);
  expect(card.map(({ criterion }) => criterion.id)).toEqual(['criterion-0']);
});
