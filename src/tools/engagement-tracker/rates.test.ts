import type { Plan } from '#plan/plan.ts';
import { expect, it } from 'vitest';
import { forecastByPersona, forecastByStage } from './rates.ts';

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

it('opens and clicks nothing in a talk', () => {
  const steps = { stated: ['Phone call', 'Trial shift'], usual: [] };
  const stages = forecastByStage({ steps } as Partial<Plan> as Plan);
  expect(stages['Phone call']).toMatchObject({ openRate: 0, clickRate: 0 });
  expect(stages['Phone call']?.replyRate).toBeGreaterThan(0);
});
