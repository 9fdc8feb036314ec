import { expect, it } from 'vitest';
import { listActivities } from '#knowledge/load-activities.ts';
import type { Plan } from '#plan/plan.ts';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listAskUs } from './ask-us.ts';

const activity = listActivities().find(({ is_manner: isManner }) => !isManner)!;
const plan = {
  criteria: [{ id: activity.id, name: activity.name, origin: 'duty', competency: null }],
  drawer: {
    kind: 'hands-on-trade',
    competencies: [],
    coaching: {
      ask_us: ['Which lathe would be mine?', 'Who mends the trawl?', 'What is paid for nights?'],
    },
  },
  phrases: undefined,
  isTrade: true,
  stated: new Set(['hours', 'team']),
} as unknown as Plan;

it('asks about the main work and what is open, and of the trade only what the job speaks of', () => {
  const asked = listAskUs(
    sourceOf([
      { kind: 'duty', text: 'Mending the trawl at night' },
      { kind: 'duty', text: activity.name },
    ]),
    plan,
  );
  expect(asked[0]).toContain(activity.name.slice(1));
  expect(asked.join(' ')).toContain('pay range');
  expect(asked).toContain('Who mends the trawl?');
  expect(asked.join(' ')).not.toMatch(/lathe|paid for nights|from home/);
});

it('names no work of which no duty speaks, and asks about terms that are half open', () => {
  const asked = listAskUs(
    sourceOf([
      { kind: 'duty', text: 'Mending the trawl' },
      { kind: 'schedule', text: 'On-call one week in four' },
    ]),
    plan,
  );
  expect(asked[0]).toBe('What does a usual week look like, and which part of it is the hardest?');
  expect(asked.join(' ')).toContain('How often would I be on call');
  expect(asked.join(' ')).not.toContain('travel');
});

it('asks nobody about what is said', () => {
  expect(listAskUs(sourceOf([]), plan).join(' ')).not.toMatch(/days and hours|on the team/);
});
