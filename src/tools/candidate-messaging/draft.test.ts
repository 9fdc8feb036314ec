import { expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import type { Source } from '#plan/source.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { generators } from '../generators.server.ts';
import { makePlan } from '#plan/plan.ts';
import { contracts } from '../contracts.ts';
import { sayNextMove } from './draft.ts';

const today = '2026-11-16';

function toSource(text: string): Source {
  const brief = understand({ job: readJobText(text)!, organization: { name: '' } });
  return {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: '' },
    employer: { name: '', description: '', website: '' },
    notes: [],
    today,
  };
}

it('has enough answers for a job that names no hard condition', () => {
  const source = toSource(`Florist
Petal & Stem
Portland, OR

We are looking for a florist for our shop.
What you will do
Tie bouquets and wreaths for weddings
Keep the window fresh
What we offer
Paid holidays
`);
  expect(makePlan(source).hardest).toBeNull();
  const { prepare, merge } = generators.candidateMessaging;
  const { figures, draft } = prepare(source);
  expect(contracts.candidateMessaging.schema.safeParse(merge(figures, draft)).success).toBe(true);
});

it('goes on from what the reply says', () => {
  expect(sayNextMove('Nights belong to it. If that rules it out for you, just say so.')).toMatch(
    /do not write about this job again/,
  );
  expect(sayNextMove('I will ask how many berths there are.')).toMatch(/write back/);
  expect(sayNextMove('It is [range: ask the hiring manager].')).toMatch(/the same day/);
  expect(sayNextMove('It asks for a card. When is it due?')).toMatch(/^Wait for their answer/);
});
