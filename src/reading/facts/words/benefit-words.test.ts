import { describe, expect, it } from 'vitest';
import { tidyBenefit } from './benefit-words.ts';

describe('a benefit as an item', () => {
  it.each([
    [
      'For full time, we are offering a $500 sign on bonus',
      '$500 sign on bonus for full-time staff',
    ],
    ['For part-time employees we offer free parking', 'free parking for part-time staff'],
    [
      'Career Steps- offer free training for CPR, lasers, etc',
      'free training for CPR, lasers and more',
    ],
    ['Staff Days- outings and celebrations', 'Staff Days: outings and celebrations'],
    ['Training in x-rays; both small and large', 'Training in x-rays, both small and large'],
    ['Enjoy a relaxed dress code', 'a relaxed dress code'],
    ['Offer childcare vouchers to prospective employees', 'childcare vouchers'],
    ['We provide free parking to all staff.', 'free parking'],
    ['Offer a bursary for part-time staff', 'bursary for part-time staff'],
    ['Provide lunch and cover the bus fare', 'Provide lunch and cover the bus fare'],
    ['Short- and long-term cover', 'Short- and long-term cover'],
    ['Paid holidays', 'Paid holidays'],
  ])('%s', (given, told) => {
    expect(tidyBenefit(given)).toBe(told);
  });
});
