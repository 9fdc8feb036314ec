import { expect, it } from 'vitest';
import { listBenefits, sayBenefit } from './say-benefit.ts';

it.each([
  ['$6000 Sign on Bonus', 'a $6,000 sign-on bonus'],
  ['401K with Match', 'a 401(k) with match'],
  ['401K w/ match', 'a 401(k) with match'],
  ['Paid Personal & Sick Time', 'paid personal and sick time'],
  ['25 days Holiday with the option to buy more', '25 days holiday'],
  ['Cycle to work scheme', 'a cycle to work scheme'],
  ['Life and AD&D coverage', 'life and AD&D coverage'],
  [
    'Now Offering Sign-on Bonus of $1500 for Full-time Role',
    'a sign-on bonus of $1,500 for full-timers',
  ],
  ['Dental Insurance – 75% company paid', 'dental insurance, 75% company paid'],
  ['Retirement: Up to 10% matched contribution', 'up to 10% matched retirement contribution'],
  ['Paid for / discounted meals', 'free or discounted meals'],
  ['Holiday / sick pay', 'holiday and sick pay'],
  ['Company Van + fuel card', 'a company van and fuel card'],
  ['Retirement: Up to 10% matched pension', 'Up to 10% matched pension'],
])('says %s in a sentence', (given, said) => {
  expect(sayBenefit(given)?.toLowerCase()).toBe(said.toLowerCase());
});

it('keeps the name of the house and its own capitals', () => {
  expect(sayBenefit('Harrow Retirement Savings Plan', 'Harrow Freight')).toBe(
    'a Harrow retirement savings plan',
  );
  expect(sayBenefit('Peak Lifestyle account with savings')).toBe(
    'a Peak Lifestyle account with savings',
  );
});

it.each([
  'Etc.CE Stipends',
  'Career Steps- offer free training for CPR',
  'Starting with 3 weeks of leave in the first year',
  'We support you with leave',
  'Doctorate (Required)',
  'Diode laser',
  'Find out more about your pension',
  'Paid Holidays(',
])('leaves out %s', (given) => {
  expect(sayBenefit(given)).toBeNull();
});

it('takes a list in one line apart and tells each thing once', () => {
  expect(listBenefits(['401k, Medical, Dental, Life Insurance, PTO'])).toEqual([
    'a 401(k)',
    'PTO',
    'medical, dental and life insurance',
  ]);
  expect(listBenefits(['Free parking', 'On-site parking'])).toEqual(['free parking']);
});

it('leaves the thing with what is said of it', () => {
  expect(sayBenefit('Dental plan – half paid, life insurance optional')).not.toMatch(/^half/);
});
