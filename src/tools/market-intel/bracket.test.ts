import { expect, it } from 'vitest';
import { fromFields } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';

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
  const { nearest } = toJob('Civil Design Manager', 'Boise, ID', bridges).market;
  expect(nearest).toMatchObject({ name: 'civil engineers', isOwn: false });
});

it('gives whoever still learns no bracket', () => {
  expect(toJob('Civil Engineering Intern', 'Boise, ID', bridges).market.nearest).toBeNull();
});
