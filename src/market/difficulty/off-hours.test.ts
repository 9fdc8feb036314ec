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
  'Never on Sundays',
  'Day shift, nights and weekends off',
  'Closed on Sundays',
  'Paid holidays',
  'Day or night shift, 10 hours, Monday to Thursday',
])('does not count "%s"', (text) => expect(hasOffHours(text)).toBe(false));

it('counts what stands behind a denial', () => {
  expect(hasOffHours('No weekends, rotating shifts')).toBe(true);
});
