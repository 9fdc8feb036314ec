import { expect, it } from 'vitest';
import { fromFields } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { listNudges } from '#plan/letters/list-nudges.ts';

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
  const [first] = listNudges(source);
  expect(first?.words).not.toContain('charity');
  expect(first?.words).toMatch(/payroll|takings|Monday to Friday/);
});
