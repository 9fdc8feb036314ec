import { expect, it } from 'vitest';

import { readWeights, sumUpWeights } from './weights.ts';

const criteria = [
  { criterion: 'Handoff', weight: 20 },
  { criterion: 'Judgment', weight: 50 },
  { criterion: 'Safety', weight: 30 },
];

it('puts the heaviest first and says what makes more than half', () => {
  const weights = readWeights(criteria)!;
  expect(weights.map(({ label }) => label)).toEqual(['Judgment', 'Safety', 'Handoff']);
  expect(sumUpWeights(weights)).toBe('Judgment and Safety make 80% of the score.');
});

it('names one alone where it is enough', () => {
  const weights = [
    { label: 'Judgment', percent: 60 },
    { label: 'Safety', percent: 40 },
  ];
  expect(sumUpWeights(weights)).toBe('Judgment makes 60% of the score.');
});

it.each([
  { name: 'make no hundred', given: criteria.slice(1) },
  { name: 'are not all known', given: [...criteria, { criterion: 'Tact', weight: null }] },
  { name: 'are but one', given: [{ criterion: 'Judgment', weight: 100 }] },
])('draws nothing of weights that $name', ({ given }) => {
  expect(readWeights(given)).toBeUndefined();
});
