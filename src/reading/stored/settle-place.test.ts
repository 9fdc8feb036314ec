import { expect, it } from 'vitest';
import { readJobText } from '../read-job-text.ts';
import { understand } from '../read-stored-job.ts';

const read = (text: string) => {
  const job = readJobText(text);
  if (!job) throw new Error('not read');
  return understand({ job: { ...job, answers: [] }, organization: { name: '' } });
};

const remote = `Onboarding Manager

About the job
You work remotely on the West Coast starting at 7am PT.

What you will do
- Train new customers in the use of our scheduling software
- Write short guides for their crews

Requirements
- Three years of work in customer training`;

it('makes a region in prose the place of a remote job, its hours and conditions', () => {
  const brief = read(remote);
  expect(brief.place).toMatchObject({ label: 'West Coast', country: 'US' });
  expect(brief.hours?.text).toBe('From 7am PT');
  // Where people work is told, and nobody is asked where they live.
  expect(brief.conditions.map(({ text }) => text)).toEqual(['Able to start at 7am PT']);
  expect(brief.missing.filter(({ topic }) => topic === 'Place')).toEqual([]);
});

it('knows the country of a job without a place by its laws', () => {
  const brief = read(`Payroll Clerk

Duties
- File the quarterly returns with HMRC and pay 140 people
- Answer questions on tax codes and deductions

Requirements
- Two years in a payroll office`);
  expect(brief.place).toMatchObject({ country: 'GB', resolved: null });
});
