import { expect, it } from 'vitest';
import { objectionMatters } from './objection-matters.data.ts';

const weather = objectionMatters.find(({ id }) => id === 'weather');

it('takes a town for no hard condition', () => {
  expect(weather?.said.test('The mill is in Alder Heights, on the river')).toBe(false);
  expect(weather?.said.test('You work at heights in all weathers')).toBe(true);
});
