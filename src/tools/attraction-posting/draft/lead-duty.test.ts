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
