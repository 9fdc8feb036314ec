import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { fitGoals, type Goals } from './fit-goals.ts';

const usual = { day_30: { target: 'Usual' } } as Goals;
const target = (given: string): string =>
  fitGoals(
    sourceOf([], {
      title: { given, clean: given, singular: given },
      employmentType: null,
      pay: null,
    }),
    usual,
    ['"Count berths"'],
  ).day_30.target;

it('sets goals that fit the contract', () => {
  expect(target('Harbor Planner')).toBe('Usual');
  expect(target('Pier Cleaner, Subcontractor')).toMatch(/^Terms signed/);
  expect(target('Harbor Planning Intern')).toMatch(/^Knows people/);
  expect(target('Internal Auditor')).toBe('Usual');
});
