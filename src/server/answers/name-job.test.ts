import { expect, it } from 'vitest';
import type { JobAndOrganization } from './answered-job.rows.ts';
import { nameJob } from './name-job.ts';

const found = (employerConfidential: boolean) =>
  ({
    job: {
      title: 'Diesel Mechanic at Osage Freight Lines',
      location: 'Tulsa, OK',
      employer: 'Osage Freight Lines',
      employerConfidential,
    },
    organization: { name: 'Green Country Recruiting', industry: null, companySize: null },
  }) as JobAndOrganization;

it('names a job in a letter without an employer that is confidential', () => {
  expect(nameJob(found(false))).toBe('Diesel Mechanic at Osage Freight Lines');
  expect(nameJob(found(true))).not.toContain('Osage');
  expect(nameJob(found(true))).toContain('Diesel Mechanic');
});
