import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { findLeadDuty } from './lead-duty.ts';

const leadOf = (text: string): string | null => findLeadDuty(sourceOf([{ kind: 'duty', text }]));

it.each([
  ['Load the night trailers (reefers and flatbeds) at the north dock (bays 1-9)'],
  ['Load the night trailers at the north dock, including reefers, such as those for fruit'],
  ['Load the night trailers at the north dock, ensuring each pallet is strapped'],
])('leaves out of %s what is explained or counted up', (line) => {
  expect(leadOf(line)).toBe('load the night trailers at the north dock');
});

const duty = (text: string) => ({ kind: 'duty', text }) as const;

it('leads with concrete work and not with help, support or something vague', () => {
  expect(
    findLeadDuty(
      sourceOf([
        duty('Provide administrative support to the ferry team'),
        duty('Assist in the making of plans in a given field for a certain region'),
        duty('Prepare freight papers, bills of lading and seal lists'),
        duty('Help to coordinate dock signage for the yard'),
      ]),
    ),
  ).toBe('prepare freight papers, bills of lading and seal lists');
});
