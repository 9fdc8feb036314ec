import { expect, it } from 'vitest';
import { sayInNation } from './suit-to-nation.ts';

it.each([
  ['DWP Find a job and Jobcentre Plus', 'JobApplyNI and the Jobs & Benefits offices'],
  ['Indeed and Find a Job', 'Indeed and JobApplyNI'],
  ['Ask the Jobcentre for a group visit.', 'Ask the Jobs & Benefits office for a group visit.'],
  ['A DBS check takes two weeks.', 'An AccessNI check takes two weeks.'],
])('names the service of Northern Ireland: %s', (text, there) => {
  expect(sayInNation(text, 'northern_ireland')).toBe(there);
  expect(sayInNation(text, 'england')).toBe(text);
  expect(sayInNation(text, null)).toBe(text);
});
