import { expect, it } from 'vitest';
import type { Unit } from '#shared/reading.ts';
import { readCompany, readOther } from './read-house.ts';

it.each([
  ['An offer follows within three working days', 'process'],
  ['Shifts run from 6 am to 2 pm, Monday to Friday', 'schedule'],
])('keeps how it goes on and when, though nobody in particular is meant: %s', (text, kind) => {
  expect(readOther(text)?.kind).toBe(kind);
});

it('keeps nothing of what others have', () => {
  expect(readOther('Patients may choose the time of their visit')).toBeUndefined();
});

it.each([
  'We are always looking for bakers who care',
  "We're now recruiting two bakers for the night",
  'You can read more about our ovens on our website',
])('takes neither the search nor the page for the house: %s', (text) => {
  expect(readCompany(text, { shape: 'sentence', label: null } as Unit)).toBeUndefined();
});

it('keeps what somebody else has given the house, however proudly it is told', () => {
  const unit = { shape: 'sentence', label: null } as Unit;
  expect(
    readCompany('We are proud to be accredited by the Living Wage Foundation', unit)?.kind,
  ).toBe('culture');
  expect(readCompany('We are proud of our people and of what we do', unit)).toBeUndefined();
});
