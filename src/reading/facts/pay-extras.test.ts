import { expect, it } from 'vitest';
import {
  findPayExtra,
  listsOffers,
  tellsAdvance,
  tellsBasePay,
  tellsHowPayIsSet,
} from './pay-extras.ts';

it.each([
  [
    'In addition to base pay, our plan includes a bonus for every crew.',
    'our plan includes a bonus for every crew',
  ],
  ['On top of your basic salary, you earn commission.', 'you earn commission'],
  ['Starting salary of $41,000, plus potential bonus.', 'potential bonus'],
  ['You get a competitive base salary as well as bonus chances.', 'bonus chances'],
  ['$22 an hour plus a $1 night differential', 'a $1 night differential'],
])('finds what comes on top of the pay: %s', (line, text) => {
  expect(findPayExtra(line)).toEqual({ text, at: line.indexOf(text) });
});

it('finds nothing where only the base is told', () => {
  expect(findPayExtra('In addition to base pay, we pay a yearly salary review.')).toBeUndefined();
  expect(findPayExtra('The base salary is $50,000 a year.')).toBeUndefined();
});

it('knows a row of offers from pay', () => {
  expect(listsOffers('Good dental benefits, 401k plan, salary and yearly bonus')).toBe(true);
  expect(listsOffers('£41,000, pension, bonus and equity')).toBe(false);
  expect(listsOffers('Weekly pay, with a bonus in spring')).toBe(false);
});

it('knows an offer to advance from pay', () => {
  expect(tellsAdvance('Opportunity for advancement from the third year on')).toBe(true);
  expect(tellsAdvance('Potential to earn $90,000 in the third year')).toBe(false);
});

it('knows the pay itself among what one gets', () => {
  expect(tellsBasePay('Basic wage of £300 a week')).toBe(true);
  expect(tellsBasePay('£15.20ph')).toBe(true);
  expect(tellsBasePay('$400 a year for boots')).toBe(false);
  expect(tellsBasePay('Salary sacrifice for bicycles')).toBe(false);
  expect(tellsBasePay('A yearly bonus of 5% of the salary')).toBe(false);
});

it.each([
  'Skills and years at sea are considered in setting the wage.',
  'We can tell you more about the pay range when we meet.',
  'The range has not been adjusted for any island differential.',
])('knows what only says how the pay is settled: %s', (line) => {
  expect(tellsHowPayIsSet(line)).toBe(true);
  expect(findPayExtra(line)).toBeUndefined();
});
