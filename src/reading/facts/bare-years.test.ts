import { expect, it } from 'vitest';
import { readBareYears } from './bare-years.ts';

it.each([
  ['3 Years', '3 years of experience'],
  ['0-2 years', '0-2 years of experience'],
  ['Two years', 'two years of experience'],
  ['One year minimum', 'at least one year of experience'],
  ['Minimum of two (2) years', 'at least two (2) years of experience'],
  ['5 years or more', 'at least 5 years of experience'],
  ['Two years at sea', undefined],
])('says what bare years are years of: %s', (text, wanted) => {
  expect(readBareYears(text)?.text).toBe(wanted);
});
