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
