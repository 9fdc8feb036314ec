import { expect, it } from 'vitest';
import { dropPackage, dropWithin, isReal } from './real-offers.ts';

it.each([
  'Long service awards',
  'Workplace adjustments for whoever asks',
  'Company socials twice a year',
  'Sabbatical after five years',
])('gives something: %s', (line) => {
  expect(isReal(line)).toBe(true);
});

it.each([
  'Work-life balance',
  'Our people, shared values',
  'Fern Kilns cares about the wellbeing of all who glaze',
  'We understand the importance of listening to you',
])('gives nothing: %s', (line) => {
  expect(isReal(line)).toBe(false);
});

it('keeps the fuller of two lines, and no sum beside its parts', () => {
  expect(dropWithin(['Training provided', 'Paid training provided in Leeds', '401(k)'])).toEqual([
    'Paid training provided in Leeds',
    '401(k)',
  ]);
  expect(dropPackage(['Excellent benefits package', 'Dental insurance'])).toEqual([
    'Dental insurance',
  ]);
  expect(dropPackage(['Excellent benefits package'])).toEqual(['Excellent benefits package']);
});
