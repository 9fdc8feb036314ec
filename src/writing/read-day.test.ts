import { expect, it } from 'vitest';
import { isOver, readClosingDay, readDay, readDayNear } from './read-day.ts';

it('finds the year of a day by its weekday', () => {
  // 6 May is a Monday in 2024, and a Thursday in 2027.
  expect(readDayNear('Monday, May 6th', '2026-11-16')).toBe('2024-05-06');
  expect(readDayNear('Thursday, May 6', '2026-11-16')).toBe('2027-05-06');
  expect(readDayNear('Friday 20 November', '2026-11-16')).toBe('2026-11-20');
  expect(readDayNear('May 6', '2026-11-16')).toBeNull();
});

it('knows what lies behind us', () => {
  expect(isOver('02 August 2004', '2026-11-16')).toBe(true);
  expect(isOver('Summer 2025', '2026-11-16')).toBe(true);
  expect(isOver('Summer 2027', '2026-11-16')).toBe(false);
  expect(isOver('As soon as possible', '2026-11-16')).toBe(false);
});

it('finds the year of a closing day that names none', () => {
  expect(readClosingDay('Closing date: 29th August', '2026-11-16')).toBe('2026-08-29');
  expect(readClosingDay('20 December', '2026-11-16')).toBe('2026-12-20');
  expect(readClosingDay('January 10th', '2026-11-16')).toBe('2027-01-10');
  expect(
    readClosingDay('Applications close when we have 3 may be sooner', '2026-11-16'),
  ).toBeNull();
  expect(readClosingDay('open until filled', '2026-11-16')).toBeNull();
});

it('reads a day before its month where no month has such a number', () => {
  expect(readDay('30/09/2025')).toBe('2025-09-30');
  expect(readDay('22/02/26')).toBe('2026-02-22');
  expect(readDay('4/1/2025')).toBe('2025-04-01');
  expect(readDay('15th of November 2025')).toBe('2025-11-15');
});
