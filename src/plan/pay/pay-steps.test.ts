import { expect, it } from 'vitest';
import { sayPaySteps } from './pay-steps.ts';

it.each([
  [
    '€13.80 per hour increasing to €14.60 per hour following successful completion of a 4-month probation period',
    '€13.80 an hour, rising to €14.60 after a 4-month probation period',
  ],
  [
    'Ages 16-17 = £8.10 per hour Ages 18+ = £11.30 per hour',
    '£8.10 an hour at the age of 16 to 17, £11.30 from 18',
  ],
  [
    "Starting pay £12.00 After 1 Years' service £12.75 After 3 Years' service £13.20",
    '£12.00 an hour to begin with, £12.75 after 1 year, £13.20 after 3 years',
  ],
  ['£9.40 (16-17) and £11.20(18+)', '£9.40 an hour at the age of 16 to 17, £11.20 from 18'],
  [
    '£13.10 (06:00 to 18:30); £15.40 (18:30 to 06:00)',
    '£13.10 an hour from 6am to 6.30pm, £15.40 from 6.30pm to 6am',
  ],
  [
    'Weaver I: $26.10 - $33.40; Weaver II: $31.20 - $39.80',
    '$26.10 to $33.40 an hour (Weaver I), $31.20 to $39.80 (Weaver II)',
  ],
  [
    '£13.15 and up to £14.80 across selected mills within Leeds',
    '£13.15 an hour, and up to £14.80 in selected mills within Leeds',
  ],
  ['Days: £13.00 Nights: £15.00', '£13 an hour for days, £15 for nights'],
  ['Days: £13.00 Nights: £15.50', '£13.00 an hour for days, £15.50 for nights'],
])('%s', (words, said) => {
  expect(sayPaySteps(words, 'an hour')).toBe(said);
});

it.each(['£13.00 - £15.50 per hour plus tips', '$48k-$61k/year, depending on experience'])(
  'names no step in: %s',
  (words) => {
    expect(sayPaySteps(words, 'an hour')).toBeNull();
  },
);
