import { expect, test } from 'vitest';

import { joinDate, joinNumber, joinPay, splitDate, splitNumber, splitPay } from './in-parts.ts';

test.each([
  ['$32 to $38 an hour', { amount: '$32 to $38', period: 'an hour' }],
  ['€60,000 a year', { amount: '€60,000', period: 'a year' }],
  ['What the tariff says', { amount: 'What the tariff says', period: '' }],
  ['', { amount: '', period: '' }],
])('pay: %s', (said, parts) => {
  expect(splitPay(said)).toEqual(parts);
  expect(joinPay(parts)).toBe(said);
});

test('a period without an amount is no answer', () => {
  expect(joinPay({ amount: ' ', period: 'an hour' })).toBe('');
});

test.each([
  ['3', 'people', '3 people'],
  ['1', 'people', '1 person'],
  ['1', 'hours a week', '1 hour a week'],
  ['2-3', 'people', '2-3 people'],
  ['two or three', 'people', 'two or three'],
  ['7', null, '7'],
  ['', 'people', ''],
])('number: %s of %s', (count, unit, said) => {
  expect(joinNumber(count, unit)).toBe(said);
  expect(splitNumber(said, unit)).toBe(count);
});

test.each(['2027-01-15', '2026-12-01'])('date: %s', (day) => {
  expect(splitDate(joinDate(day))).toBe(day);
});

test('a date is told in words, and other words are no date', () => {
  expect(joinDate('2027-01-15')).toBe('January 15, 2027');
  expect(splitDate('As soon as possible')).toBe('');
  expect(joinDate('')).toBe('');
});
