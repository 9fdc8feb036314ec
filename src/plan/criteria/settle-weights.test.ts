import { expect, it } from 'vitest';
import { settleWeights, type Weighed } from './settle-weights.ts';

const line = (name: string, origin: Weighed['origin']): Weighed => ({
  id: name,
  name,
  origin,
  facts: [],
  competency: null,
  looksLike: '',
  question: '',
  strong: '',
  weak: '',
  probe: '',
  mass: 1,
});

it('leaves to the trade what nothing of the job takes', () => {
  const manner = ['calm', 'tidy', 'kind'].map((name) => line(name, 'must'));
  const weights = settleWeights([line('kilns', 'trade')], manner).map(({ weight }) => weight);
  expect(weights.reduce((total, weight) => total + weight, 0)).toBe(100);
});
