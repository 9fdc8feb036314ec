import { expect, it } from 'vitest';
import { readLaterCheck } from './later-check.ts';

it.each([
  ['Successful candidates must pass a police check', 'police check'],
  [
    'The successful candidate will be required to complete thorough pre-employment checks, including an enhanced DBS',
    'pre-employment checks, including an enhanced DBS',
  ],
  [
    'Appointment to these posts will be conditional upon the receipt of a satisfactory response to a check of police records',
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
