import { expect, it } from 'vitest';

import { findPostingPay } from './posting-pay.ts';

it.each([
  [['Join us.', 'Pay is $32 to $38 an hour. $70 a day per diem.'], '$32 to $38 an hour'],
  [['€50,000-€60,000 a year'], '€50,000-€60,000 a year'],
  [['Wage: £14 - £16/hour'], '£14 - £16/hour'],
  [['CHF 90,000 to 100,000'], 'CHF 90,000 to 100,000'],
])('finds the pay of %j', (texts, pay) => {
  expect(findPostingPay(texts)).toBe(pay);
});

it.each([[['towers of 80-100 m']], [['$70 a day per diem']], [[]]])(
  'takes nothing else for pay: %j',
  (texts) => {
    expect(findPostingPay(texts)).toBeUndefined();
  },
);
