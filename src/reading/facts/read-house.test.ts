import { expect, it } from 'vitest';
import { readOther } from './read-house.ts';

it.each([
  ['An offer follows within three working days', 'process'],
  ['Shifts run from 6 am to 2 pm, Monday to Friday', 'schedule'],
])('keeps how it goes on and when, though nobody in particular is meant: %s', (text, kind) => {
  expect(readOther(text)?.kind).toBe(kind);
});

it('keeps nothing of what others have', () => {
  expect(readOther('Patients may choose the time of their visit')).toBeUndefined();
});
