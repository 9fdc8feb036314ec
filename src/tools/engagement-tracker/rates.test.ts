import type { Plan } from '#plan/plan.ts';
import { expect, it } from 'vitest';
import type { PlannedPersona } from '#plan/people/planned-persona.ts';
import { rateProfile } from './profile-fit.ts';
import { forecastByPersona, forecastByStage } from './rates.ts';

const persona = (name: string, ...moves_for: string[]) =>
  ({ name, moves_for }) as Partial<PlannedPersona> as PlannedPersona;

it('expects more answers of whom the posting has something to offer, and names every profile', () => {
  const stated = new Set(['schedule', 'pay'] as const);
  const rows = [
    rateProfile(persona('Deckhand', 'better hours', 'more pay'), stated),
    rateProfile(persona('Pilot', 'days off', 'a higher salary'), stated),
    rateProfile(persona('Rigger', 'to learn splicing'), stated),
  ];
  const rates = forecastByPersona(rows, 'office-specialist');
  expect(Object.keys(rates)).toEqual(['Deckhand', 'Pilot', 'Rigger']);
  expect(rates['Deckhand']!.replyRate).toBeGreaterThan(rates['Rigger']!.replyRate);
});

it('counts the invitation to a talk, so that nothing is answered unopened', () => {
  const steps = { stated: ['Phone call', 'Trial shift'], usual: [] };
  const stages = forecastByStage({ steps } as Partial<Plan> as Plan);
  expect(Object.keys(stages)).toContain('Invitation: phone call');
  for (const { openRate, replyRate } of Object.values(stages))
    expect(openRate).toBeGreaterThanOrEqual(replyRate);
});
