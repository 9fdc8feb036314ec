import { expect, it } from 'vitest';
import { isRoutine, isStrong, weighBenefit } from './weigh-benefit.ts';

it('ranks what people move for and tells nothing that they pay for themselves', () => {
  const benefits = [
    'life and AD&D coverage',
    'training on the dock',
    'a 401(k) with match',
    '25 days holiday',
    'vision and additional life insurance optional',
    'health and dental insurance, 75% company paid',
    'a $6,000 sign-on bonus',
    'monthly bonuses',
  ];
  const told = benefits
    .filter((one) => weighBenefit(one) > 0)
    .toSorted((a, b) => weighBenefit(b) - weighBenefit(a));
  expect(told).toEqual([
    'a $6,000 sign-on bonus',
    'monthly bonuses',
    'health and dental insurance, 75% company paid',
    '25 days holiday',
    'a 401(k) with match',
    'training on the dock',
    'life and AD&D coverage',
  ]);
});

it('lets no bare letters stand in a subject line', () => {
  expect(isStrong('PTO')).toBe(false);
  expect(isStrong('a $6,000 sign-on bonus')).toBe(true);
});

it('knows what every employer gives', () => {
  expect(['a pension scheme', 'paid time off', 'dental insurance'].every(isRoutine)).toBe(true);
  expect(['a $2,000 sign-on bonus', 'a company car', 'a four-day week'].some(isRoutine)).toBe(
    false,
  );
  expect(isRoutine('childcare reimbursement up to $400')).toBe(true);
});
