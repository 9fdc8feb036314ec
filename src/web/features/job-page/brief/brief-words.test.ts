import { describe, expect, it } from 'vitest';

import { describePay, describePlace, describeSeniority } from './brief-words.ts';

const source = { from: 'job', field: 'salaryRange', quote: '$32-38', start: 0 } as const;
const pay = {
  stated: '$32-38 per hour',
  words: null,
  min: 32,
  max: 38,
  currency: 'USD',
  period: 'hour',
  hourly: { min: 32, max: 38 },
  annual: { min: 66_560, max: 79_040 },
  conversion: null,
  weeklyHours: null,
  source,
} as const;

describe('describePay', () => {
  it('adds the other period', () => {
    expect(describePay(pay)).toBe('$32-38 per hour, about $66,560 to $79,040 a year');
    const yearly = { ...pay, stated: '$70k', period: 'year', hourly: { min: 33.65, max: 33.65 } };
    expect(describePay({ ...yearly, period: 'year' })).toBe('$70k, about $33.65 an hour');
  });

  it('leaves alone what cannot be converted', () => {
    expect(describePay({ ...pay, annual: null })).toBe(pay.stated);
    expect(describePay({ ...pay, annual: { min: null, max: null } })).toBe(pay.stated);
    expect(describePay({ ...pay, period: 'mile' })).toBe(pay.stated);
  });

  it('survives currencies nobody knows', () => {
    expect(describePay({ ...pay, currency: 'Taler' })).toContain('66,560 Taler');
    expect(describePay({ ...pay, currency: null })).toContain('66,560 to');
  });
});

describe('describeSeniority', () => {
  it.each([
    [{ level: 'senior', years: { min: 5, max: null } }, 'Senior, 5 years or more'],
    [{ level: null, years: { min: 2, max: 4 } }, '2 to 4 years'],
    [{ level: null, years: { min: null, max: 1 } }, 'up to 1 year'],
    [{ level: null, years: null }, 'Not stated'],
  ] as const)('%j', (seniority, words) => {
    expect(describeSeniority({ ...seniority, source: null })).toBe(words);
  });
});

describe('describePlace', () => {
  it('says when a place was not found', () => {
    const place = { given: 'Atlantis', label: 'Atlantis', country: null, resolved: null };
    expect(describePlace(place)).toContain('Not found');
  });
});
