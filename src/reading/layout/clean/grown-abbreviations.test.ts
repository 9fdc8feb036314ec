import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

const lines = (text: string): string[] => cleanText(text).text.split('\n').filter(Boolean);
const under = (text: string): string[] =>
  lines(`Loom Fitter\nFern Mill\nDerby\n\n${text}`).slice(3);

it.each([
  ['Eye care and InsuranceHSA on request', ['Eye care and Insurance', 'HSA on request']],
  ['Paid mill HolidaysPTO401 (K) with match', ['Paid mill Holidays', 'PTO', '401 (K) with match']],
  ['Welding ticket a plusRYA ticket a plus', ['Welding ticket a plus', 'RYA ticket a plus']],
  ['Rugs sold to mills or B2GNo loom needed', ['Rugs sold to mills or B2G', 'No loom needed']],
  ['About usB2G Looms weaves rugs', ['About us', 'B2G Looms weaves rugs']],
  [
    'Full-time | PermanentHRW is old. HRW weaves.',
    ['Full-time | Permanent', 'HRW is old. HRW weaves.'],
  ],
  [
    'HRW weaves rugs.\nAda Fern, CEOHRW desk@fern.org',
    ['HRW weaves rugs.', 'Ada Fern, CEO', 'HRW desk@fern.org'],
  ],
])('parts the word and the capitals in "%s"', (text, parts) => {
  expect(under(text)).toEqual(parts);
});

it.each([
  'Reports in PowerBI and SurveyCTO',
  'Ask StyleAI about looms; we use AI',
  'Store it in MongoDB',
])('leaves the names in "%s"', (text) => {
  expect(under(text)).toEqual([text]);
});
