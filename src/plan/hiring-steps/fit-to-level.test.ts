import { expect, it } from 'vitest';
import { fitToLevel } from './fit-to-level.ts';

const steps = [
  { name: 'Call', who: 'Recruiter', focus: [], minutes: 20 },
  { name: 'Trial hour', who: 'Committee with two captains', focus: [], minutes: 90 },
  { name: 'Meeting the crew', who: 'Crew', focus: [], minutes: 120 },
];

it('keeps committees and long meetings for those who lead', () => {
  const [, trial, last] = fitToLevel(steps, { level: 'staff', leads: false });
  expect(trial?.who).toBe('Hiring manager and someone who does this work');
  expect(trial?.minutes).toBe(90);
  expect(last?.minutes).toBe(45);
  expect(fitToLevel(steps, { level: 'head', leads: true })).toEqual(steps);
});
