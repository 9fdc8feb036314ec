import { expect, it } from 'vitest';
import { readPayTiers } from './pay-tiers.ts';

it('keeps the hours that each rate is paid for', () => {
  expect(
    readPayTiers(
      [
        'Ripon',
        '£13.10 (hours worked from 06:00am - 18:30hrs)',
        'Premium Hourly Rate: £15.40 (hours worked from 18:30hrs - 06:00am)',
        'Free tea',
      ],
      [13.1, 15.4],
    ),
  ).toBe('£13.10 (06:00 to 18:30); £15.40 (18:30 to 06:00)');
});

it('keeps the grade that each rate is paid for', () => {
  expect(
    readPayTiers(
      ['Weaver I: $26.10 - $33.40 per hour', 'Weaver II: $31.20 - $39.80 per hour'],
      [26.1, 39.8],
    ),
  ).toBe('Weaver I: $26.10 - $33.40; Weaver II: $31.20 - $39.80');
});

it.each([
  [
    ['Base pay: $26 - $33 per hour', 'Pay range: $26 - $39 per hour'],
    [26, 39],
  ],
  [
    ['Weaver I: $26 - $33 per hour', 'Free tea'],
    [26, 33],
  ],
  [
    ['Weaver I: $26 - $33 per hour', 'Weaver II: $31 - $39 per hour'],
    [26, 52],
  ],
])('finds none in %j', (lines, bounds) => {
  expect(readPayTiers(lines, bounds)).toBeNull();
});
