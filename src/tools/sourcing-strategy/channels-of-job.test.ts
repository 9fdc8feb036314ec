import { expect, it } from 'vitest';
import { fromFields } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { makePlan } from '#plan/plan.ts';

const listChannels = (title: string, location: string, description: string) =>
  makePlan(toSource(fromFields('one', { name: 'Brackwater' }, { title, location, description })))
    .channels;

const books = `Duties
- Post journals, reconcile the bank and close the month for two farms
Requirements
- Experience with the general ledger and month-end close
Benefits
- Referral bonus`;

it('sends whoever needs people with a past to no school, and names one referral scheme once', () => {
  const channels = listChannels('Staff Accountant', 'Dayton, OH', books);
  expect(channels.filter(({ kind }) => kind === 'school')).toEqual([]);
  expect(channels.filter(({ kind }) => kind === 'referral')).toHaveLength(1);
});

it('names the job bank of the state', () => {
  const names = listChannels(
    'Utilities Project Manager',
    'Dayton, OH',
    'Duties\n- Lead water line and street projects for three cities',
  ).map(({ name }) => name);
  expect(names.join(' ')).not.toContain('the state job bank');
});
