import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

const clean = (text: string): string[] => cleanText(text).text.split('\n');

test('a list that became one line is a list again, and so are the shorter ones of the same text', () => {
  expect(
    clean(
      [
        'Key Responsibilities Packing parcels for the evening post Booking vans, by noon at the latest Keeping the yard free for lorries Assisting with the stock count in the cold store',
        'What We Offer Free meals on late days Paid parking near the gate',
      ].join('\n'),
    ),
  ).toEqual([
    'Key Responsibilities',
    'Packing parcels for the evening post',
    'Booking vans, by noon at the latest',
    'Keeping the yard free for lorries',
    'Assisting with the stock count in the cold store',
    'What We Offer',
    'Free meals on late days',
    'Paid parking near the gate',
  ]);
});

test('names of departments and single capitals break no sentence', () => {
  const text =
    'You report to the head of Marketing and work with people from Engineering and from the team of Good Harbour, which has been building boats for nearly ninety years in the same old yard by the river.';
  expect(clean(text)).toEqual([text]);
});

test('a firm keeps the capital inside its name', () => {
  expect(clean('NorthSea Ltd is a family firm. We mend nets and sell them.')[0]).toMatch(
    /^NorthSea Ltd/,
  );
});
