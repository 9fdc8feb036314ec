import { describe, expect, it } from 'vitest';
import { dropShare, isDebris } from './debris.ts';

describe('isDebris', () => {
  it.each([
    'https://jobs.example.org/apply?id=12',
    'Id=42_7&lang=en_US',
    'jobs@example.org',
    'Website: www.example.org',
    'Apply now',
    'Share this job',
    'Cookie settings',
    'Ref: HG-20391',
    'Job reference number 883120',
    '£24,000 - £26,500 per annum',
    'Salary: USD 1,200 per month',
    '30%',
    '(50% of your time)',
    '+44 20 7946 0000',
    'Technical skills',
    'Benefits',
    'Download the full',
    'View our complete job description: Weaver-2031',
    'More details below',
    'Attractive salary: $41-46K',
  ])('%s', (text) => {
    expect(isDebris(text)).toBe(true);
  });

  it.each([
    'Communication skills',
    'Read technical drawings',
    'Download sensor data each night',
    'Excel',
    'Sales of £200,000 a year in your last job',
    'Knowledge of cookies and consent law',
    'Experience with www.gov.uk design patterns and services',
    'OSHA 30',
    '5 years',
    'CDL Class A',
    'Applying paint to doors',
  ])('is none: %s', (text) => {
    expect(isDebris(text)).toBe(false);
  });
});

it('takes the share of time off what is done', () => {
  expect(dropShare('Plan routes (30%)')).toBe('Plan routes');
  expect(dropShare('30% – Plan routes')).toBe('Plan routes');
  expect(dropShare('30% Planning of routes')).toBe('Planning of routes');
  expect(dropShare('50% Crew discount on rope')).toBe('50% Crew discount on rope');
  expect(dropShare('Raise sales by 30% (twice)')).toBe('Raise sales by 30% (twice)');
});
