import { expect, it } from 'vitest';
import { readLaterCheck } from './later-check.ts';

it.each([
  ['Successful candidates must pass a police check', 'police check'],
  [
    'The chosen candidate will be asked to pass thorough pre-employment checks, including an enhanced DBS',
    'pre-employment checks, including an enhanced DBS',
  ],
  [
    'Appointment to such posts is conditional upon the receipt of a satisfactory response to a check of police records',
    'check of police records',
  ],
  [
    'This post is subject to the Rehabilitation of Offenders Act and a form is sent',
    'Disclosure and Barring Service (DBS) check',
  ],
  ['Successful candidates will be expected to have a medical', undefined],
  ['You check invoices against orders', undefined],
])('%s', (text, check) => {
  expect(readLaterCheck(text)).toBe(check);
});
