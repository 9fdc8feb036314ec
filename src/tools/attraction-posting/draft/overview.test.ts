import { expect, it } from 'vitest';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { makePlan } from '#plan/plan.ts';
import { toSource } from '../../writing-suite/written.ts';
import { listTerms } from './overview.ts';

it('tells the hours once, whatever the line is called', () => {
  const text = `Joinery Operative
Oakley Doors
Navan, Ireland

You will build door frames on our line and load them for delivery.

Hours of work: Monday to Thursday 07:00 to 15:30
Friday 07:00 to 13:00

Requirements
- Experience with hand tools`;
  const source = toSource(fromText('an advertisement', { name: 'Oakley Doors' }, text));
  const told = listTerms(source, makePlan(source), []).filter((line) => line.includes('15:30'));
  expect(told).toEqual(['Hours: Monday to Thursday 07:00 to 15:30, Friday 07:00 to 13:00.']);
});

it('says once that a job is permanent', () => {
  const text = `Joinery Operative
Oakley Doors
Navan, Ireland

Job type: Permanent

You will build door frames on our line and load them for delivery.`;
  const source = toSource(fromText('an advertisement', { name: 'Oakley Doors' }, text));
  const told = listTerms(source, makePlan(source), []);
  expect(new Set(told).size).toBe(told.length);
});

it('tells what is done at certain times as a sentence', () => {
  const text = `Joinery Operative
Oakley Doors
Navan, Ireland

You will build door frames on our line and load them for delivery.

Schedule
Covering the (weekend) call-out line once a month
Working hours 8am to 4pm`;
  const source = toSource(fromText('an advertisement', { name: 'Oakley Doors' }, text));
  const told = listTerms(source, makePlan(source), []).join(' ');
  expect(told).toContain('You cover the (weekend) call-out line once a month.');
  expect(told).not.toContain('You work hours');
});
