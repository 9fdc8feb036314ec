import { expect, it } from 'vitest';
import { isFullWeek } from './full-week.ts';

const withHours = (text: string): Parameters<typeof isFullWeek>[0] =>
  ({ pay: null, hours: { text, source: {} }, facts: [] }) as never;

it.each(['50hrs per week', 'Monday to Friday, 37.5 hours a week', 'Nights, 48 hours per week'])(
  'fills a week: %s',
  (text) => expect(isFullWeek(withHours(text))).toBe(true),
);

it.each(['16 hours per week', 'Up to 40 hours a week', 'Shifts as needed', ''])(
  'may leave room beside it: %s',
  (text) => expect(isFullWeek(withHours(text))).toBe(false),
);
