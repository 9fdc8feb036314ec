import { expect, it } from 'vitest';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { fillTiers } from './fill-tiers.ts';
import { fitsTier, listInTier, type Example } from './tier-example.ts';

const criteria = [30, 20, 20, 12, 10, 8].map((weight, i) => ({
  id: String(i),
  name: `Line ${i}`,
  weight,
  points: 5,
  origin: 'duty',
  facts: [],
})) as unknown as Criterion[];

const example = (letter: string, marks: number[], fit: number, doubt: number): Example => ({
  letter,
  fit,
  lacks: [],
  marks,
  unseen: [criteria[doubt]!],
});

it('describes a tier by what the profile in it has still to show', () => {
  const strong = example('A', [9, 8, 8, 5, 8, 8], 81, 3);
  const tier = fillTiers(criteria, [strong]).find(({ floor }) => floor === 75)!;
  const missing = criteria.filter((one) => !tier.shown.includes(one));
  expect(missing).toContain(criteria[3]);
  expect(missing).not.toContain(criteria[1]);
  expect(fitsTier(strong, missing, criteria)).toBe(true);
});

it('takes no profile as an example of what it has shown', () => {
  const good = example('B', [9, 5, 8, 8, 6, 5], 70, 1);
  expect(fitsTier(good, [criteria[2]!, criteria[1]!], criteria)).toBe(false);
  expect(fitsTier(good, [criteria[4]!], criteria)).toBe(false);
  expect(fitsTier(good, [criteria[1]!, criteria[4]!], criteria)).toBe(true);
  expect(listInTier([good], { floor: 60, ceiling: 74 })).toEqual([good]);
  expect(listInTier([good], { floor: 75, ceiling: 89 })).toEqual([]);
});
