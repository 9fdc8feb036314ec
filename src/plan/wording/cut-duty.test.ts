import { expect, it } from 'vitest';
import { cutDuty, endsTorn } from './cut-duty.ts';

it.each([
  'Keep the light burning and prepare',
  'Tell the harbor of any delays to or whilst',
  'Serve on a crew focused on promoting',
  'Provide a warm welcome and',
])('sees that a clause ends in the middle: %s', (clause) => {
  expect(endsTorn(clause)).toBe(true);
});

it.each(['Keep the light burning', 'Write and file the logs', 'Help with planning and records'])(
  'takes a whole clause for one: %s',
  (clause) => {
    expect(endsTorn(clause)).toBe(false);
  },
);

it('goes back to the clause before, or to none', () => {
  expect(
    cutDuty(
      'Keep a clear log of the ships for the harbor and prepare for the yearly count of all boats',
      13,
    ),
  ).toBe('Keep a clear log of the ships');
  expect(cutDuty('Keep nets', 3)).toBe('Keep nets');
  expect(
    cutDuty('Attends meetings of the crew and model focused on promoting its values', 10),
  ).toBeNull();
});
