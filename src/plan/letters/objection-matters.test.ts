import { expect, it } from 'vitest';
import { moreOnPay, objectionMatters } from './objection-matters.data.ts';

const weather = objectionMatters.find(({ id }) => id === 'weather');

it('takes a town for no hard condition', () => {
  expect(weather?.said.test('The mill is in Alder Heights, on the river')).toBe(false);
  expect(weather?.said.test('You work at heights in all weathers')).toBe(true);
});

it('sends nobody away whom an exception lets in', () => {
  const line = 'We cannot sponsor you unless you have held a permit since June';
  const [first] = objectionMatters.filter(
    ({ said, not }) => said.test(line) && !(not?.test(line) ?? false),
  );
  expect(first?.before).not.toMatch(/sorry/);
});

it('takes a complaint that one may raise for no pay', () => {
  expect(moreOnPay.test('You can raise a formal complaint with the board')).toBe(false);
  expect(moreOnPay.test('Pay raises after the first year')).toBe(true);
});

it('takes a rule for some posts for no rule of this one, and no complaint for pay', () => {
  const residence = objectionMatters.find(({ id }) => id === 'past residence')!;
  const some = 'For a post in category B yards you must have lived here for the last 3 years';
  expect(residence.said.test(some) && !residence.not!.test(some)).toBe(false);
  expect(moreOnPay.test('You may raise a formal complaint with the board')).toBe(false);
  expect(moreOnPay.test('Minutes of commission meetings')).toBe(false);
  expect(moreOnPay.test('Annual raises of 2 percent')).toBe(true);
});
