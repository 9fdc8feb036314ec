import { expect, it } from 'vitest';
import type { UnitRole } from '#shared/reading.ts';
import { readDeal } from './read-deal.ts';

const read = (text: string, role: UnitRole = 'overview') =>
  readDeal({
    units: [
      {
        text,
        start: 0,
        end: text.length,
        shape: 'sentence',
        heading: null,
        label: null,
        role,
        also: [],
        confidence: 1,
      },
    ],
    text,
  }).map(({ kind }) => kind);

it.each([
  ['Join our bakery for this 8-week internship.', ['length']],
  ['We look for interns for summer 2027.', ['length']],
  ['You work with us as an independent contractor.', ['form']],
  ['Earn $900 to $1,400 a week.', ['earnings']],
  ['Realistic OTE of £35,000.', ['earnings']],
  ['You manage subcontractors on site.', []],
  ['For the past six years we grew our contracting trade.', []],
  ['Prepare and file returns, with 1099s and sales tax.', []],
  ['The summer party is our best event.', []],
])('keeps what is said of the deal: %s', (text, kinds) => expect(read(text)).toEqual(kinds));

it('leaves out what an applicant has done elsewhere', () => {
  expect(read('A 6-month internship in a bank', 'must')).toEqual([]);
});
