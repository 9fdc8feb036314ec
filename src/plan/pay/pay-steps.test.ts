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
