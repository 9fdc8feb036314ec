import { expect, it } from 'vitest';
import { mendTitleWords } from './mend-title-words.ts';

it.each([
  ['Office Assitant', 'Office Assistant'],
  ['Adminstrator', 'Administrator'],
  ['LAB TECHINCIAN', 'LAB TECHNICIAN'],
  ['Night Receptionsts', 'Night Receptionists'],
])('mends the slip in "%s"', (told, meant) => {
  expect(mendTitleWords(told)).toBe(meant);
});

it.each([
  'Sticker Collection Lead',
  'Associated Contracts Office',
  'Inspections Desk',
  'Produce Manager',
  'Marketing Operations',
  'Engineering Trainer',
])('leaves "%s" as it is', (title) => {
  expect(mendTitleWords(title)).toBe(title);
});
