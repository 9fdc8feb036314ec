import { expect, it } from 'vitest';
import { assessMarket } from '#market/assessment/assess-market.ts';
import type { Source } from '#plan/source.ts';
import { readJobText } from '#reading/read-job-text.ts';
import { understand } from '#reading/read-stored-job.ts';
import { listMore, listOpening } from './hook.ts';

const today = '2026-11-16';

/** A job as somebody pastes it: title, employer, and what is done. */
function toSource(title: string, duties: readonly string[]): Source {
  const text = [
    title,
    'Larkmoor Group',
    'Duluth, MN',
    '',
    'Duties',
    ...duties.map((duty) => `- ${duty}`),
  ].join('\n');
  const brief = understand({ job: readJobText(text)!, organization: { name: '' } });
  return {
    brief,
    market: assessMarket({ brief, today }),
    voice: { tone: 'professional', messagingStyle: '' },
    employer: { name: brief.employer.name, description: '', website: '' },
    notes: [],
    today,
  };
}

it('opens with two things where the first is short, and tells neither again', () => {
  const source = toSource('Boat Hand', [
    'Repair outboard engines of hire boats',
    'Paint hulls in the winter shed',
    'Teach new crews how to moor',
  ]);
  const opening = listOpening(source);
  expect(opening).toHaveLength(2);
  expect(listMore(source).some((clause) => opening.includes(clause))).toBe(false);
});

it("opens with the advertisement's own words before the name of an activity", () => {
  const source = toSource('Payroll Specialist', [
    'Process payroll for three plants every two weeks',
    'File quarterly payroll tax returns',
    'Reconcile payroll accounts with the general ledger',
  ]);
  expect(listOpening(source)[0]).toBe('process payroll for three plants every two weeks');
});

it('opens with no half sentence and no praise of standards', () => {
  const source = toSource('Night Porter', [
    'Maintain high standards of guest satisfaction',
    'Serve has received money to go on with its work',
    'Carry luggage to rooms and answer the bell at night',
  ]);
  expect(listOpening(source)[0]).toBe('carry luggage to rooms and answer the bell at night');
});
