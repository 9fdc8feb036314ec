import { expect, it } from 'vitest';
import { isDueLater } from './due-later.ts';

it.each([
  ['Must become certified within 180 days of hire', true],
  ['Obtain the state card within six months of your start date', true],
  ['Certificate within one (1) year of employment', true],
  ['Five years of experience within the last ten years', false],
  ['Certified by the state', false],
  ['You’re able to obtain and keep a crane license', true],
  ['Ability to obtain a secret clearance card', false],
  ['Crane license, or able to obtain one', false],
])('tells what is got on the job: %s', (text, isDue) => {
  expect(isDueLater(text)).toBe(isDue);
});
