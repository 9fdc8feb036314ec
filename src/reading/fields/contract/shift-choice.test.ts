import { expect, it } from 'vitest';
import type { UnitRole } from '#shared/reading.ts';
import { readLines } from '../testing/read-lines.ts';

const hoursOf = (...lines: string[]): string | undefined =>
  readLines([
    { text: 'Weaver', role: 'title' },
    ...lines.map((text) => ({ text, role: 'schedule' as UnitRole })),
  ]).hours?.value;

it('keeps every shift that may be had', () => {
  expect(hoursOf('Day shift 6am - 2pm', 'Night shift 10pm - 6am')).toBe(
    'Day shift 6am - 2pm or night shift 10pm - 6am',
  );
  expect(
    hoursOf(
      '12-hour shifts Friday - Sunday with a bonus on Mondays available in our early shift',
      '12 hours shift Friday - Sunday with a double bonus available in our night shift',
    ),
  ).toBe('Day or night shift, 12 hours, Friday to Sunday');
});

it('makes no choice of one shift, or of shifts that change', () => {
  expect(hoursOf('Night shift 10pm - 6am', 'Every weekend')).toBe('Night shift 10pm - 6am');
  expect(hoursOf('Rotating: day shift one week', 'Night shift the next')).not.toMatch(/ or /);
});
