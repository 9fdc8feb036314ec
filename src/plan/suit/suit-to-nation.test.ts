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

it('names the recruitment site, the check and the inspectors of each nation', () => {
  expect(sayInNation('NHS Jobs and Trac', 'scotland')).toBe('NHS Scotland Jobs (Jobtrain)');
  expect(sayInNation('NHS Jobs and Trac', 'northern_ireland')).toBe('HSC Jobs (jobs.hscni.net)');
  expect(sayInNation('NHS Jobs and Trac', 'wales')).toBe('NHS Jobs and Trac');
  expect(sayInNation('Enhanced DBS, PVG or AccessNI', 'scotland')).toBe('PVG');
  expect(sayInNation('Enhanced DBS, PVG or AccessNI', 'england')).toBe('Enhanced DBS');
  expect(sayInNation('A report of the CQC', 'scotland')).toBe('A report of the Care Inspectorate');
  expect(sayInNation('Enhanced DBS, PVG or AccessNI', null)).toBe('Enhanced DBS, PVG or AccessNI');
});
