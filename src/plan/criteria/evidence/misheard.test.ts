import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { hearJob } from './activity-evidence.ts';
import { describeJob } from './hearing-signals.ts';
import { isMisheard } from './misheard.ts';

/** The activities that are taken to be meant, of all that are heard. */
function meant(title: string, ...lines: string[]): string[] {
  const facts = lines.map((text) => toFact(text, { kind: 'duty' }));
  const hearings = hearJob(facts, 'office-specialist');
  const job = describeJob(
    { title: { given: title, clean: title }, facts, seniority: {} } as never,
    hearings,
    'office-specialist',
  );
  return hearings
    .filter((hearing) => !isMisheard(hearing, job))
    .map(({ heard }) => heard.activity.id);
}

it('believes a phrase in passing only where the job speaks of that work', () => {
  const line = 'Compare harvest yields across all underwriting years of the cooperative';
  expect(meant('Orchard Analyst', line, 'Walk the rows and note the blossom')).not.toContain(
    'underwriting',
  );
  expect(
    meant('Insurance Underwriter', line, 'Decide on risks, premiums and terms of insurance'),
  ).toContain('underwriting');
});

it('believes a line that is about nothing else', () => {
  expect(meant('Clerk', 'Reconcile bank accounts every month')).toContain('account-reconciliation');
});
