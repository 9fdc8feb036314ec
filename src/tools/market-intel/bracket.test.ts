import { expect, it } from 'vitest';
import { fromFields } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { describePay } from './figures/pay.ts';

const toJob = (title: string, location: string, description: string) =>
  toSource(fromFields('one', { name: 'Brackwater' }, { title, location, description }));

const bridges = `Duties
- Manage bridge and culvert projects for two counties and lead a team of four designers
- Review plans, calculations and bids with the owners
- Hire, train and appraise the designers of the group
Requirements
- Licensed Professional Engineer
- Experience with bridge hydraulics`;

it('sets a post that no table counts between those it leads and those who lead them', () => {
  const { nearest } = toJob('Civil Project Manager', 'Boise, ID', bridges).market;
  expect(nearest).toMatchObject({ name: 'civil engineers', isOwn: false });
});

it('quotes what full-time employees of the occupation earn in the United Kingdom', () => {
  const source = toJob(
    'Care Assistant',
    'Hereford, United Kingdom',
    'Pay: £13.10 per hour, 40 hours per week\nDuties\n- Help residents to wash, dress and eat\n- Write daily care notes',
  );
  expect(source.market.nearest).toMatchObject({ currency: 'GBP', isOwn: true });
  const { benchmarkData, marketPosition } = describePay(source);
  expect(Object.values(benchmarkData).join(' ')).toContain('£27,468 (UK full-time, ONS ASHE 2025');
  expect(marketPosition).toMatch(/^£27,248 is 99% of the UK full-time median/);
});

it('compares no part of a week with full-time pay', () => {
  const source = toJob(
    'Receptionist',
    'Hereford, United Kingdom',
    'Pay: £12,900 per year\nHours: 20 hours per week\nDuties\n- Greet visitors and answer the telephone\n- Book rooms and post',
  );
  expect(describePay(source).marketPosition).not.toContain('%');
});

it('gives whoever still learns no bracket', () => {
  expect(toJob('Civil Engineering Intern', 'Boise, ID', bridges).market.nearest).toBeNull();
});
