import { expect, it } from 'vitest';
import type { Plan } from '#plan/plan.ts';
import { sourceOf } from '#plan/testing/source-of.ts';
import { joinWork, nameKnownWork } from './known-work.ts';

const line = (id: string, name: string, competency: string | null, origin = 'duty') => ({
  id,
  name,
  competency,
  origin,
  facts: [],
});

const drawer = { kind: 'hands-on-trade', competencies: [] };

it('names the work that has a name of its own, and no line cut out of the advertisement', () => {
  const criteria = [
    line('rigging', 'Rigging and knots', 'rigging'),
    line('duty-3', 'Upholding the spirit of the harbor', null),
    line('charts', 'Reading charts', 'charts', 'trade'),
    line('way-of-working', 'Calm when it is busy', null, 'must'),
    line('engines', 'Small engines', 'engines', 'must'),
  ];
  expect(nameKnownWork(sourceOf([]), { criteria, drawer } as unknown as Plan)).toEqual([
    'rigging and knots',
    'small engines',
  ]);
});

it('joins names that have an "and" of their own with one comma more', () => {
  expect(joinWork(['rigging and knots', 'small engines'], 'or')).toBe(
    'rigging and knots, or small engines',
  );
  expect(joinWork(['ropes', 'knots', 'sails'], 'and')).toBe('ropes, knots and sails');
});
