import { expect, it } from 'vitest';
import type { Criterion } from '#plan/criteria/criterion.ts';
import type { Plan } from '#plan/plan.ts';
import { goalsOfLines } from './goals-of-lines.ts';

const line = (name: string, origin = 'duty') =>
  ({ id: name, name, origin, competency: null, facts: [{ kind: 'duty' }] }) as unknown as Criterion;
const plan = (names: readonly string[], level = 'staff') =>
  ({
    criteria: names.map((name) => line(name)),
    post: { level, leads: false },
  }) as unknown as Plan;

it('names the heaviest work of the job in each goal, and measures no two alike', () => {
  const goals = goalsOfLines(plan(['Rope splicing', 'Dyeing sails', 'Storm drills']));
  expect(goals?.day_90.target).toBe(
    'Needs no help with rope splicing; a colleague still looks at samples',
  );
  expect(goals?.month_6.target).toBe(
    'Needs no help with dyeing sails, and asks in time where something is new',
  );
  expect(goals?.day_90.measure).not.toBe(goals?.month_6.measure);
});

it('gives whoever brings years results to answer for, and one line no year', () => {
  expect(goalsOfLines(plan(['Rope splicing', 'Dyeing sails'], 'senior'))?.day_90.target).toBe(
    'Answers for the result in rope splicing',
  );
  expect(goalsOfLines(plan(['Rope splicing']))).toBeNull();
});
