import { expect, it } from 'vitest';

import { job } from '../testing/job-page-kit.tsx';
import { writePrintHead } from './print-head.ts';

const printed = { title: 'The tool', output: undefined, organizationName: 'Northwind Energy' };

it('names job, place, pay, organization and day', () => {
  const head = writePrintHead({ ...printed, job });
  expect(head.facts.map(({ label }) => label)).toEqual([
    'Job',
    'Location',
    'Salary',
    'Organization',
    'Date',
  ]);
});

it('names no employer that is confidential, not even in a title', () => {
  const title = 'Technician at Northwind Energy';
  const head = writePrintHead({ ...printed, job: { ...job, title, employerConfidential: true } });
  expect(JSON.stringify(head)).not.toContain('Northwind');
});
