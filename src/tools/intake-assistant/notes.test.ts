import { expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import { makePlan } from '#plan/plan.ts';
import type { Source } from '#plan/source.ts';
import { understand } from '#reading/read-stored-job.ts';
import { emptyJobText } from '#reading/stored/job-text.ts';
import { intakeAssistantGenerator } from './generator.ts';

const today = '2026-11-15';
const brief = understand({
  job: {
    ...emptyJobText,
    title: 'Welder',
    location: 'Shreveport, LA',
    description: 'You weld pipe. Reads isometric drawings.',
  },
  organization: { name: 'Caddo Pipe' },
});

const sourceWith = (notes: string[]): Source => ({
  brief,
  market: assessMarket({ brief, today }),
  voice: { tone: 'professional', messagingStyle: '' },
  employer: { name: 'Caddo Pipe', description: '', website: '' },
  notes,
  today,
});

it('a note settles the question it answers, and is quoted', () => {
  const asked = (notes: string[]) => makePlan(sourceWith(notes)).questions.map(({ ask }) => ask);
  const note = 'budget: $30 to $36 an hour';
  const settled = asked([]).filter((ask) => !asked([note, 'mood: calm']).includes(ask));
  expect(settled.length).toBeGreaterThan(0);
  expect(settled.join(' ')).toMatch(/\bpay/i);
  const { draft } = intakeAssistantGenerator.prepare(sourceWith([note]));
  expect(JSON.stringify(draft)).toContain('$30 to $36 an hour');
});
