import { expect, it } from 'vitest';
import { readWeekOfShifts } from './week-of-shifts.ts';
import { readWeeklyHours } from './weekly-hours.ts';

it.each([
  ['10-hour work shifts Monday - Thursday', 40],
  ['4x10 schedule', 40],
  ['4 x 10s', 40],
  ['Three 12-hour shifts', 36],
  ['12-hour shifts, 3 days per week', 36],
  ['2 x 12-hour days followed by 2 x 12-hour nights', undefined],
  ['8 hour shift', undefined],
])('multiplies days and hours: %s', (text, hours) => expect(readWeekOfShifts(text)).toBe(hours));

it('never takes the length of a shift for a week', () => {
  const said = ['Full-time work week, 10 hour shifts'];
  expect(readWeeklyHours({ said, pay: [], country: 'US' })?.from).toBe('usual');
});
