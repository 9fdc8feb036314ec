import { expect, it } from 'vitest';
import { sourceOfText } from '../../tools/writing-suite/source-of-text.ts';
import { makePlan } from '../plan.ts';
import { sayWhatItIncludes } from './what-it-includes.ts';

it.each([
  ['£640 per week including overtime and nights away', ' including overtime and nights away'],
  ['$21 an hour inclusive of shift premium', ' including shift premium'],
  ['£31,000 + commission', ' plus commission'],
  ['£38,000 plus bonus, depending on experience', ' plus bonus'],
  ['£44,000 package (including car allowance)', ' including car allowance'],
  ['£29,000 plus benefits', ''],
  ['£29,000 plus a £2,000 bonus', ''],
  ['$18 to $20 an hour', ''],
])('%s', (words, said) => {
  expect(sayWhatItIncludes(words)).toBe(said);
});

const payOf = (pay: string) =>
  makePlan(
    sourceOfText(`Tide Clerk

Larkmoor Harbour, Leeds, United Kingdom

Salary: ${pay}

Duties
- Write down the tides
- Answer the pilots
- Keep the lamps of the pier

Requirements
- Two years in a harbour office`),
  ).pay;

it('names what is in the amount wherever the amount is named', () => {
  expect(payOf('£640 per week including overtime and nights away').spoken).toBe(
    '£640 a week including overtime and nights away',
  );
});

it('takes what a full week would bring and what is paid for no range', () => {
  expect(payOf('£40,000 FTE (£24,000 actual)').spoken).toContain('actual');
});
