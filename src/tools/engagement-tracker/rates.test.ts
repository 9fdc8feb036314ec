import type { Plan } from '#plan/plan.ts';
import { expect, it } from 'vitest';
import { forecastByPersona } from './rates.ts';

const planOf = (...levels: string[]): Plan =>
  ({
    personas: levels.map((level, i) => ({ name: `Profile ${i}`, level })),
  }) as Partial<Plan> as Plan;

it('has one row for profiles of which the same is expected', () => {
  expect(Object.keys(forecastByPersona(planOf('mid', 'mid', 'mid')))).toEqual([
    'All profiles alike, until counted',
  ]);
  expect(Object.keys(forecastByPersona(planOf('mid', 'entry', 'mid')))).toEqual([
    'Profile 0; Profile 2',
    'Profile 1',
  ]);
});
