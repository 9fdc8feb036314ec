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

it('counts the invitation to a talk, so that nothing is answered unopened', () => {
  const steps = { stated: ['Phone call', 'Trial shift'], usual: [] };
  const stages = forecastByStage({ steps } as Partial<Plan> as Plan);
  expect(Object.keys(stages)).toContain('Invitation: phone call');
  for (const { openRate, replyRate } of Object.values(stages))
    expect(openRate).toBeGreaterThanOrEqual(replyRate);
});
