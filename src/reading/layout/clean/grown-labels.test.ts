import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

const lines = (text: string): string[] =>
  cleanText(`Rug Weaver\n\n${text}`).text.split('\n').slice(2);

it.each([
  ['Title: Rug WeaverClassification: Exempt', ['Title: Rug Weaver', 'Classification: Exempt']],
  [
    'Town: HarlowRegion: Essex\nTown: HarlowRegion: Essex',
    ['Town: Harlow', 'Region: Essex', 'Town: Harlow', 'Region: Essex'],
  ],
  ['Band 4Reporting Line: Mill Manager', ['Band 4', 'Reporting Line: Mill Manager']],
  ['Type: Full-timeschedule: 8 hour days', ['Type: Full-time', 'schedule: 8 hour days']],
  ['Good pay: $50-55KFree wool', ['Good pay: $50-55K', 'Free wool']],
  ['From £31,000Staff canteen and loom time', ['From £31,000', 'Staff canteen and loom time']],
  ['Pays $60kper year', ['Pays $60k per year']],
  ['Pension: 401KFree wool', ['Pension: 401K', 'Free wool']],
  [
    'Five years with LOOMDesired: a van licence',
    ['Five years with LOOM', 'Desired: a van licence'],
  ],
])('parts a value from what grew on to it: %s', (text, parted) => {
  expect(lines(text)).toEqual(parted);
});

it.each([
  'Reschedule: call the mill',
  'Rugs worth $4 Million and $3M',
  'PowerPoint: used each week',
])('leaves names and amounts whole: %s', (text) => {
  expect(lines(text).length).toBe(1);
});
