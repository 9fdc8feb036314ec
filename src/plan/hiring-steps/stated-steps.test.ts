import { expect, it } from 'vitest';
import type { Brief } from '#shared/brief.ts';
import { findInvited, listStatedSteps } from './stated-steps.ts';

const read = (text: string): string[] =>
  listStatedSteps({
    brief: { employerBlocks: [{ role: 'process', text }] } as unknown as Brief,
  });

it('takes the steps in their order, each with what happens there', () => {
  expect(
    read(
      `We want our interview process to be fair. If we like what we read, you can expect:  A 20-minute screening call. First interview, covering your last two sites.
Final interview: You will be asked to prepare a short presentation, sent to us in advance. The final interview will be in-person at our depot in Hull. Please contact us for adjustments.`,
    ),
  ).toEqual([
    '20-minute screening call',
    'First interview, covering your last two sites',
    'Final interview, with a short presentation returned in advance, in person at our depot in Hull',
  ]);
});

it('takes rounds that are counted', () => {
  expect(read('Step 1: Phone screen\nStep 2: Trial shift in the kitchen\nStep 3: Offer')).toEqual([
    'Phone screen',
    'Trial shift, in the kitchen',
  ]);
});

it.each([
  'Interviews will be scheduled as applications come in. The interview process is thorough.',
  'If you need adjustments for an interview or an assessment day, tell us. Interviews may be held online.',
])('finds none in what is only said about interviews: %s', (text) => {
  expect(read(text)).toEqual([]);
});

it.each([
  [
    'If your letter suits us we will invite you to an informal chat about the role.',
    'an informal chat about the role',
  ],
  [
    'Shortlisted keepers will be invited for a face-to-face interview at the lighthouse.',
    'a face-to-face interview',
  ],
  ['We invite you to a lighthouse open day.', null],
])('reads the one talk to which a job invites: %s', (text, expected) => {
  expect(
    findInvited({
      brief: { employerBlocks: [{ role: 'process', text }], facts: [] } as unknown as Brief,
    }),
  ).toBe(expected);
});
