import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { shareFacts, shareTerms } from './own-facts.ts';

const source = toSource(
  fromText(
    'an accountant',
    { name: 'Northfield Group' },
    `Staff Accountant
Northfield Group
Twinsburg, OH

Pay: $90,000 - $100,000 per year
Duties
Close the month and reconcile the bank accounts
Comply with all company policies
Requirements
2 years with QuickBooks and NetSuite
Benefits
Health insurance paid by the company
Free parking`,
  ),
);
const plan = makePlan(source);

it('gives each persona another offer of this job, no trifle and no duty', () => {
  const facts = [...shareFacts(source, plan).values()];
  expect(facts.length).toBeGreaterThan(1);
  expect(new Set(facts).size).toBe(facts.length);
  expect(facts.join()).toMatch(/\$90,000|insurance/);
  expect(facts.join()).not.toMatch(/parking|policies|Close the month/);
});

it("looks for them by the job's own terms", () => {
  const terms = [...shareTerms(plan).values()].flat();
  expect(terms).toContain('QuickBooks');
});
