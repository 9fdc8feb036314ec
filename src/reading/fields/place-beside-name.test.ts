import { expect, it } from 'vitest';
import { readJob } from '../read-job.ts';

it('takes no town for the place of work that only the name of the employer holds', () => {
  const { fields } = readJob(`Service Technician
Company Description
Harrison Motors is a family-owned dealership located in Clear Lake, IA.
Role Description
This is a full-time on-site role for a Service Technician.
You repair brakes, tires and engines and tell customers what was done.
Qualifications
Two years in a workshop`);
  expect(fields.employer?.value).toBe('Harrison Motors');
  expect(fields.place?.value).toMatchObject({ city: 'Clear Lake', region: 'IA' });
});
