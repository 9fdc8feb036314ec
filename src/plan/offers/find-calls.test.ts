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

it('a birthday that the days of leave include is none on top, and "not always" no promise', () => {
  const kinds = (line: string): string[] => findCalls(line).map(({ offer }) => offer.kind);
  expect(kinds('24 days of leave, including a day off for your birthday')).not.toContain(
    'birthday',
  );
  expect(kinds('24 days of leave and your birthday off')).toContain('birthday');
  expect(kinds('experience is not always necessary')).not.toContain('will train');
  expect(kinds('experience is not necessary')).toContain('will train');
});
