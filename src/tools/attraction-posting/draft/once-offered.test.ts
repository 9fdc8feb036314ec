import { expect, it } from 'vitest';
import { dropRepeatedOffers } from './once-offered.ts';

it.each([
  [
    ['Health, dental and vision insurance', 'Dental insurance', 'Vision insurance'],
    ['Health, dental and vision insurance'],
  ],
  [
    ['HSA', 'Health savings account', 'Life insurance', 'Life insurance of $20,000'],
    ['Health savings account', 'Life insurance of $20,000'],
  ],
  [
    ['Paid time off', 'Three weeks of paid time off', 'Berth for your own boat'],
    ['Three weeks of paid time off', 'Berth for your own boat'],
  ],
  [
    ['Dental insurance', 'Vision insurance'],
    ['Dental insurance', 'Vision insurance'],
  ],
  [
    ['Uncapped commission', 'A guaranteed commission for your first two months at the pier'],
    ['Uncapped commission', 'A guaranteed commission for your first two months at the pier'],
  ],
])('%s', (items, kept) => {
  expect(dropRepeatedOffers(items)).toEqual(kept);
});
