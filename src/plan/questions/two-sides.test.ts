import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { askBesideOrAbove, askTwoBosses } from './two-sides.ts';

const reportsTo = (text: string) =>
  askTwoBosses(sourceOf([], { reportsTo: { text, source: { from: 'user' } } as never }));

it('asks whether two titles are one boss', () => {
  expect(reportsTo('Harbor Director / COO')[0]?.ask).toContain('one person or two');
  expect(reportsTo('the Yard Manager or Chief Engineer')).toHaveLength(1);
  expect(reportsTo('Director of Sales/Marketing')).toEqual([]);
  expect(reportsTo('the Harbor Director')).toEqual([]);
});

it('asks whether a part of the house is led or worked with', () => {
  const duties = (...lines: string[]) =>
    askBesideOrAbove(sourceOf(lines.map((text) => ({ kind: 'duty' as const, text }))));
  const [question] = duties(
    'Coordinate with purchasing and the yard departments on arrivals',
    'Direct procurement for all piers',
  );
  expect(question?.ask).toMatch(/is purchasing a neighboring department or part of this post/);
  expect(duties('Coordinate with purchasing on arrivals', 'Direct the pilots')).toEqual([]);
  expect(duties('Direct procurement for all piers')).toEqual([]);
  const lines = ['Partner with Finance on budgets', 'Lead the finance team of the port'];
  const facts = lines.map((text) => ({ kind: 'duty' as const, text }));
  const titled = (given: string) =>
    askBesideOrAbove(sourceOf(facts, { title: { given, clean: given, singular: given } }));
  expect(titled('Harbor Master')).toHaveLength(1);
  expect(titled('Group Financial Controller')).toEqual([]);
});
