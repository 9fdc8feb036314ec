import { expect, it } from 'vitest';
import { hasOffHours } from './off-hours.ts';

it.each(['Every third weekend', 'Rotating shifts', 'On-call one week in six', 'Nachtschicht'])(
  'counts "%s"',
  (text) => expect(hasOffHours(text)).toBe(true),
);

it.each([
  'No weekends',
  'Monday to Friday',
  'No nights, no weekends',
  'We won’t require you to work weekends or holidays',
  'Never on Sundays',
  'Day shift, nights and weekends off',
  'Closed on Sundays',
  'Paid holidays',
  'The tests are held on Saturday, May 4 and on Sunday, May 5',
  'Know whom to ring: the on-call management',
  'Look after release notes, code review and on-call health',
  'Staying away two or three nights of a week',
  'Two nights away a month',
  'Day or night shift, 10 hours, Monday to Thursday',
])('does not count "%s"', (text) => expect(hasOffHours(text)).toBe(false));

it('takes hours behind a day for hours', () => {
  expect(hasOffHours('Saturday 8 hours, Sunday 9 to 5')).toBe(true);
});

it('counts what stands behind a denial', () => {
  expect(hasOffHours('No weekends, rotating shifts')).toBe(true);
});
