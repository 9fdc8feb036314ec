import { expect, it } from 'vitest';
import { findCalls } from './find-calls.ts';

it.each([
  'free daily catered team lunches on shift',
  'paid full initial on the job product training and support',
  'excellent comprehensive competitive flexible employee benefits package',
  'maternity, paternity, adoption, shared parental, caregiver, family and bereavement leave',
  'no nights, weekends, evenings, holidays, sundays or on call',
])('takes all of %s for one thing', (line) => {
  expect(findCalls(line).map(({ start, end }) => line.slice(start, end))).toEqual([line]);
});
