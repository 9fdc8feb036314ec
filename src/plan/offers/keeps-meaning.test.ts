import { expect, it } from 'vitest';
import { readLine } from './read-line.ts';

const said = (line: string): string[] =>
  readLine(line, { kind: 'office-specialist' }).map(({ phrase }) => phrase);

it.each([
  ['Discounted health benefits', 'discounted health benefits'],
  ['Fitness membership reimbursement', 'fitness membership reimbursement'],
  ['A generous PTO policy', 'PTO'],
])('says no more than the line: %s', (line, phrase) => {
  expect(said(line)).toEqual([phrase]);
});

it('leaves out what is one of two, on offer to be bought, or the trade of a house', () => {
  expect(said('Company car or car allowance')).not.toContain('a company car');
  expect(said('The option to join one of several health care plans that we know well')).toEqual([]);
  expect(said('Discounts on private healthcare, travel and meals')).not.toContain(
    'private medical insurance',
  );
  expect(said('We are one of the largest apprenticeship providers')).not.toContain(
    'apprenticeship',
  );
});

it('takes the day from which something is vested for no day on which it begins', () => {
  expect(said('401(k), vested after 2 years')).toEqual(['a 401(k)']);
});

it.each([
  ['A mooring bonus of £2,000 every 3 years (qualified staff)', 'every 3 years'],
  ['28 days annual leave increasing with service after 2 years', 'increasing'],
  ['A chance to win a place on the autumn incentive trip', 'chance'],
])('keeps how often, for whom and whether at all: %s', (line, kept) => {
  for (const phrase of said(line)) expect(phrase).toContain(kept);
});

it('takes the number that stands next to what is given', () => {
  expect(said('Those who work 20 hours or more a week get 3 weeks of paid vacation')).toEqual([
    '3 weeks of paid vacation',
  ]);
  expect(said('12 sick days a year and 6 hours of leave for school plays').join()).not.toMatch(
    /6 hours of sick/,
  );
});

it('says that fees are paid, and no more of the fees alone', () => {
  expect(said('We pay your professional registration fees')).toEqual([
    'professional registration fees paid',
  ]);
});
