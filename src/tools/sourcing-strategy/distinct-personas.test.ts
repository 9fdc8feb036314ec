import { expect, it } from 'vitest';
import { fromFields } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { compileStrings } from './search-strings.ts';

const listStrings = (title: string, location: string, description: string, name = 'Brackwater') =>
  Object.values(
    compileStrings(toSource(fromFields('one', { name }, { title, location, description }))),
  )[0] ?? {};

const people = `Duties
- Advise managers on employee relations and leave
- Run benefits enrollment and keep the HRIS in order
- Lead onboarding and investigations
Requirements
- Experience with FMLA and HRIS
Preferred
- Experience at a botanical garden or museum`;

const groupsOf = (text: string): string[] => text.split(' AND ');

it('asks no persona for what the job only wishes for, and each for words of its own', () => {
  const strings = listStrings('HR Generalist', 'Dayton, OH', people, 'Dayton Botanical Museum');
  const personas = Object.entries(strings).filter(([name]) => name.startsWith('persona'));
  expect(personas.length).toBeGreaterThan(1);
  const beside = personas.map(([, text]) => groupsOf(text)[1]);
  expect(new Set(beside).size).toBe(beside.length);
  expect(personas.filter(([, text]) => !text.includes('museum')).length).toBeGreaterThan(0);
});

it('leaves the state out where towns are named', () => {
  const strings = listStrings('HR Generalist', 'Dayton, OH', people);
  expect(strings.broad).toContain('Dayton');
  expect(strings.broad).not.toContain('OR Ohio');
});

it('looks for accountants and for no auditors, which a table counts with them', () => {
  const books = `Duties
- Post journals, reconcile the bank and close the month
- Prepare statements for two farms
Requirements
- Degree in accounting`;
  expect(listStrings('Staff Accountant', 'Salem, OR', books).broad).not.toContain('auditor');
});
