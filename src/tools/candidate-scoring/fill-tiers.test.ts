import { expect, it } from 'vitest';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { fillTiers } from './fill-tiers.ts';

const toCriteria = (points: readonly number[]): Criterion[] =>
  points.map((point, i) => ({
    id: String(i),
    name: `Line ${i}`,
    weight: point,
    points: point,
    origin: 'must',
    facts: [],
    competency: null,
    looksLike: '',
    question: '',
    strong: '',
    weak: '',
    probe: '',
  }));

it.each([
  [[10, 10, 7, 3]],
  [[10, 7, 6, 6]],
  [[10, 10, 9, 9]],
  [[10, 9, 9, 4, 3]],
  [[10, 10, 9, 7, 7, 5, 4]],
])('has an example within each of the four bands for %j', (points) => {
  const tiers = fillTiers(toCriteria(points));
  expect(tiers.map(({ floor }) => floor)).toEqual([90, 75, 60, 0]);
  const total = points.reduce((sum, point) => sum + point, 0);
  for (const { floor, ceiling, shown, match } of tiers) {
    const sum = shown.reduce((all, { points: point }) => all + point, 0);
    expect(match).toBe(Math.round((100 * sum) / total));
    expect(match).toBeGreaterThanOrEqual(floor);
    expect(match).toBeLessThanOrEqual(ceiling);
  }
});

it('names all four even where no sum of points leads into a band', () => {
  expect(fillTiers(toCriteria([10, 10]))).toHaveLength(4);
});

it('calls nobody a match who lacks a line with a floor, where another line can be missing', () => {
  const tiers = fillTiers(toCriteria([10, 9, 9, 6, 6]));
  const matches = tiers.filter(({ key }) => /^(?:strong|good)Match/.test(key));
  for (const { shown } of matches)
    expect(shown.map(({ name }) => name)).toEqual(expect.arrayContaining(['Line 0', 'Line 1']));
});

it('calls nobody a strong match who lacks a demand, where a duty can be missing', () => {
  const [first, second, third, ...others] = toCriteria([10, 10, 8, 8, 7]);
  const duties = others.map((one): Criterion => ({ ...one, origin: 'duty' }));
  const demands = [first!, second!, third!];
  const strong = fillTiers([...demands, ...duties]).find(({ key }) => key.startsWith('strong'));
  for (const demand of demands) expect(strong?.shown).toContain(demand);
});

it('calls nobody a match who lacks the main work, where lighter lines can be missing', () => {
  const lines = toCriteria([12, 11, 9, 9, 9]).map((one): Criterion => ({
    ...one,
    origin: 'duty',
    facts: [{ strength: 'preferred' }] as never,
  }));
  const good = fillTiers(lines).find(({ key }) => key.startsWith('good'));
  expect(good?.shown.map(({ name }) => name)).toEqual(expect.arrayContaining(['Line 0', 'Line 1']));
});
