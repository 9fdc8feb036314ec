import { expect, it } from 'vitest';
import { isOver, readDayNear } from './read-day.ts';

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
