import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

const under = (text: string): string[] =>
  cleanText(`Loom Fitter\nFern Mill\nDerby\n\n${text}`).text.split('\n').filter(Boolean).slice(3);

it.each([
  [
    '28 days of annual leave Flexible working patterns Group life cover Regular team lunches Good roads',
    [
      '28 days of annual leave',
      'Flexible working patterns',
      'Group life cover',
      'Regular team lunches',
      'Good roads',
    ],
  ],
  [
    'Dental and Vision insurance Free parking 401k with match Generous PTO policy Holiday pay',
    [
      'Dental and Vision insurance',
      'Free parking',
      '401k with match',
      'Generous PTO policy',
      'Holiday pay',
    ],
  ],
  [
    'Full medical, dental, and vision plans Flexible Spending Account 3% 401K Match (at once) Paid Time Off',
    [
      'Full medical, dental, and vision plans',
      'Flexible Spending Account',
      '3% 401K Match (at once)',
      'Paid Time Off',
    ],
  ],
  [
    'Wellbeing tools Free support from coaches Life assurance scheme',
    ['Wellbeing tools', 'Free support from coaches', 'Life assurance scheme'],
  ],
  [
    'Medical and eye insurance 401k with a match from the mill',
    ['Medical and eye insurance', '401k with a match from the mill'],
  ],
  [
    'Stock Options Paid vacation and sick time for all weavers',
    ['Stock Options', 'Paid vacation and sick time for all weavers'],
  ],
])('begins a line with each thing of "%s"', (text, parts) => {
  expect(under(text)).toEqual(parts);
});

it.each([
  'Access to Voluntary Long-Term Disability Insurance',
  'Special Employee Discounts on rugs and yarn of the mill',
  'A Generous Bonus Opportunities for all weavers of the mill',
  'Employer-paid Group Term Life Insurance for the weavers',
  'We offer medical, dental, Life Insurance and Paid Time Off to all',
])('leaves "%s" in one line', (text) => {
  expect(under(text)).toHaveLength(1);
});
