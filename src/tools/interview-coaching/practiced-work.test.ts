import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { pickQuestions } from './pick-questions.ts';
import { listPracticedWork } from './practiced-work.ts';

const source = toSource(
  fromText(
    'an advertisement',
    { name: 'Larch Supply' },
    `Accounting Assistant
Larch Supply
Salem, OR

Responsibilities
- Reconcile the bank accounts every month and clear open items
- Process vendor invoices and match them to purchase orders
- Check expense reports and company card statements
- Uphold the spirit of the house in a changing world

Requirements
- Two years of experience in accounting`,
  ),
);
const plan = makePlan(source);

it('finds the work of which somebody has written a case, in the order of the advertisement', () => {
  const ids = listPracticedWork(source, plan).map(({ activity }) => activity.id);
  expect(ids).toContain('invoices-and-payments');
  expect(ids).toContain('expense-claims');
});

it('asks about work by a question of its own, and about no line that nobody has written of', () => {
  const asked = pickQuestions(source, plan);
  const told = asked
    .map(({ question, sample_answer: answer }) => `${question} ${answer}`)
    .join(' ');
  expect(told).toMatch(/invoice/);
  expect(told).not.toMatch(/Part of this job is to|The job asks for|spirit of the house/);
  expect(told).not.toMatch(/it held\b/);
});
