import { expect, it } from 'vitest';

import { sampleReading } from '../testing/sample-reading.ts';
import { describeFields, listAbsent, writePay } from './describe-fields.ts';

it('shows each field with its lines, and a doubt as such', () => {
  const fields = describeFields(sampleReading);
  expect(fields.map(({ label, text, lines, sure }) => [label, text, lines, sure])).toEqual([
    ['Title', 'Night Shift Welder', [0], true],
    ['Place', 'Lansing, MI', [2], true],
    ['Pay', '$28 – $34 per hour', [3], true],
    ['Hours and shift', 'Night shift', [0], false],
    ['Experience', '3 years or more', [6], true],
  ]);
});

it('never calls absent what a line speaks of', () => {
  expect(listAbsent(sampleReading)).toEqual(['how to apply']);
  const withoutPay = { ...sampleReading, fields: { ...sampleReading.fields, pay: null } };
  expect(listAbsent(withoutPay)).not.toContain('the pay');
  expect(describeFields(withoutPay).find(({ label }) => label === 'Pay')).toEqual({
    label: 'Pay',
    text: null,
    lines: [3],
    sure: true,
  });
});

it.each([
  [{ min: 30, max: null, currency: 'USD', period: 'hour' }, 'from $30 per hour'],
  [{ min: null, max: 50_000, currency: 'EUR', period: 'year' }, 'up to €50,000 per year'],
  [{ min: 12.5, max: 12.5, currency: 'GBP', period: 'hour' }, '£12.50 per hour'],
  [{ min: 1, max: 2, currency: 'Taler', period: null }, '1 Taler – 2 Taler'],
] as const)('%j', (pay, words) => expect(writePay(pay)).toBe(words));
