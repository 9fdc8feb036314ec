import { expect, it } from 'vitest';
import { fromFields } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { listNudges } from '#plan/letters/list-nudges.ts';

it('takes silence in a busy time of the trade for work, and checks figure and start before an offer', () => {
  const source = toSource(
    fromFields(
      'two',
      { name: 'Larkmoor Ferries' },
      {
        title: 'Staff Accountant',
        location: 'Dayton, OH',
        description:
          'Duties:\n- Run the month-end close of three harbors\n- Reconcile the ticket takings of three harbors',
      },
    ),
  );
  const nudges = listNudges(source);
  const [busy] = nudges;
  expect(busy?.moment).toContain('busy time');
  expect(busy?.moment).toMatch(/^in a busy time of the trade \(.*month/);
  const before = nudges.find(({ moment }) => moment === 'the day before the offer');
  expect(before?.words).toMatch(/the figure is \[amount\], the start date is \[date\]/);
});

it('does not give what kind of house it is as the reason to answer', () => {
  const source = toSource(
    fromFields(
      'one',
      { name: 'Larkmoor Ferries' },
      {
        title: 'Bookkeeper',
        location: 'Oban, United Kingdom',
        description:
          'Larkmoor Ferries is a registered charity.\nHours: Monday to Friday, 9 to 5.\nDuties:\n- Run the weekly payroll for 40 crew members\n- Reconcile the ticket takings of three harbours',
      },
    ),
  );
  const opened = listNudges(source).find(({ group }) => group.startsWith('Opened'));
  expect(opened?.words).not.toContain('charity');
  expect(opened?.words).toContain('the work, the terms or the timing');
});
