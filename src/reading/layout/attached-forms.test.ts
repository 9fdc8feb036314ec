import { expect, it } from 'vitest';
import { cleanText } from './clean/clean-text.ts';
import { readUnits } from './units.ts';

const ad = `Night Baker
Old Mill Bakery, Leeds

What you will do
${'- Mix the dough, run the ovens and keep the bakehouse clean\n'.repeat(8)}
What you bring
- Two years in a bakery
`;
const left = (form: string): string[] =>
  readUnits(cleanText(`${ad}\n${form}`))
    .filter(({ furniture, start }) => furniture !== 'form' && start > ad.length)
    .map(({ text }) => text);

it('reads no form for applicants as part of the job', () => {
  expect(
    left(
      'Apply for Night Baker\n\nFirst name *\n\nLast name *\n\nEmail address\n\nCity (optional)\n\nWhere have you baked before?',
    ),
  ).toEqual([]);
});

it('reads no voluntary declaration as part of the job', () => {
  expect(
    left(
      'Voluntary Self-Identification of Disability\n\nForm CC-305\n\nDisabilities include:\n◦ Asthma\n◦ Deafness',
    ),
  ).toEqual([]);
});

it('keeps what counted questions tell of the job itself', () => {
  expect(
    left(
      '01\n\nHow many years have you baked?\n\nNone\nOne to two years\n\n02\n\nThis position works six nights a week.\n\nAre you able to do so?\n\nYes\nNo\n\n03\n\nThe minimum qualifications are:\n\nTwo years in a bakery\n\nDo you meet them?\n\nYes\nNo',
    ),
  ).toEqual(['This position works six nights a week.', 'Two years in a bakery']);
});

it('takes one optional thing for no form', () => {
  expect(left('- A cover letter (optional)\n- Your own apron')).toEqual([
    'A cover letter (optional)',
    'Your own apron',
  ]);
});
