import { expect, it } from 'vitest';
import { findContractEnd } from './contract-end.ts';
import { findTerm, isUnderAYear, sayLength, startOfSeason } from './term.ts';
import { sayTermPay } from '../pay/term-pay.ts';
import { sourceOf } from '../testing/source-of.ts';

const briefOf = (text: string, more: object = {}) =>
  sourceOf([{ kind: 'schedule', text }], more).brief;
const length = (text: string): string | null => {
  const term = findTerm(briefOf(text));
  return term && sayLength(term);
};

it.each([
  ['A temporary position limited to a maximum 12-week term', '12 weeks at most'],
  ['The contract is contractual for 5 months', '5 months'],
  ['Duration: 6+ months', '6 months or more'],
  ['A 10-14 week paid internship', '10 to 14 weeks'],
  ['An eight week placement', '8 weeks'],
])('reads how long a job lasts: %s', (text, said) => expect(length(text)).toBe(said));

it.each([
  'Contract with a probation period of 3 months',
  'A 10-month position in our school',
  'At the end of each 12-month contract leave is paid',
  'Rotas are planned three weeks ahead',
  'A permanent and a 12 month contract are open',
])('takes nothing else for it: %s', (text) => expect(length(text)).toBeNull());

it('counts the season of a job that is for a time', () => {
  const intern = {
    employmentType: { text: 'Internship', source: { from: 'profile', profile: 'x' } } as never,
  };
  const season = findTerm(briefOf('Interns for the upcoming summer term', intern))?.season;
  expect(season).toMatchObject({ name: 'summer', isStudy: true });
  expect(startOfSeason(season!, '2026-11-16', 'US')).toBe('2027-05-17');
  expect(findTerm(briefOf('Summer party and winter break', intern))?.season ?? null).toBeNull();
  expect(findTerm(briefOf('Busy in summer 2025'))).toBeNull();
});

it('sums the term instead of a year', () => {
  const pay = {
    min: 15,
    max: 20,
    currency: 'USD',
    period: 'hour',
    weeklyHours: { min: 10, max: 20, from: 'stated' },
  };
  const brief = briefOf('A 12-week internship', { pay: pay as never });
  expect(isUnderAYear(brief)).toBe(true);
  expect(sayTermPay(brief)).toBe('about $1,800-$4,800 for 12 weeks at 10 to 20 hours a week');
});

it('ends with the longest length told', () => {
  const brief = briefOf('A 10-14 week internship');
  expect(findContractEnd({ brief }, '2027-06-01')?.day).toBe('2027-09-07');
});
