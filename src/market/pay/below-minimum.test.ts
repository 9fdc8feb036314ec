import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findBelowMinimum } from './below-minimum.ts';

const jobOf = (
  pay: Partial<NonNullable<Brief['pay']>>,
  more: { country?: string; state?: string; title?: string; said?: string } = {},
): Parameters<typeof findBelowMinimum>[0] =>
  ({
    title: { given: more.title ?? 'Kennel Hand', clean: '', singular: '' },
    place: {
      country: more.country ?? 'GB',
      resolved: more.state ? { country: 'US', state: more.state, city: 'Elmore' } : null,
    },
    payTerms: [],
    facts: more.said ? [{ kind: 'benefit', text: more.said }] : [],
    pay: {
      stated: '',
      words: null,
      currency: 'GBP',
      period: 'hour',
      max: null,
      hourly: null,
      weeklyHours: null,
      ...pay,
    },
  }) as never;

it('finds an hour that is paid below the law of the place', () => {
  expect(findBelowMinimum(jobOf({ min: 12.4, max: 14 }))).toMatchObject({
    hour: 12.4,
    least: { hourly: 12.71, holdsFor: '21 and over' },
  });
  expect(findBelowMinimum(jobOf({ min: 12.71 }))).toBeNull();
  expect(
    findBelowMinimum(jobOf({ min: 14, currency: 'USD' }, { country: 'US', state: 'NE' })),
  ).toMatchObject({ hour: 14 });
});

it('counts a salary only with hours that the text states', () => {
  const salary = { min: 23_000, period: 'year' as const, hourly: { min: 11.06, max: null } };
  const week = (from: 'stated' | 'usual') => ({ min: 40, max: 40, from });
  expect(findBelowMinimum(jobOf({ ...salary, weeklyHours: week('stated') }))).toMatchObject({
    isStatedByHour: false,
  });
  expect(findBelowMinimum(jobOf({ ...salary, weeklyHours: week('usual') }))).toBeNull();
  expect(
    findBelowMinimum(jobOf({ ...salary, words: '£23,000 pro rata', weeklyHours: week('stated') })),
  ).toBeNull();
});

it('claims nothing of rates by age, of tips and of learners', () => {
  expect(findBelowMinimum(jobOf({ min: 10.9, words: '£10.90 for 18 to 20' }))).toBeNull();
  expect(
    findBelowMinimum(jobOf({ min: 9, words: null }, { title: 'Apprentice Farrier' })),
  ).toBeNull();
  expect(findBelowMinimum(jobOf({ min: 11 }, { title: 'Summer Intern' }))).toBeNull();
  expect(
    findBelowMinimum(
      jobOf({ min: 9, currency: 'USD' }, { country: 'US', state: 'NE', said: 'Hourly plus tips' }),
    ),
  ).toBeNull();
});
