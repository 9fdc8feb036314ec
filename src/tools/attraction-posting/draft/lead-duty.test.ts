import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { findLead, findLeadDuty } from './lead-duty.ts';

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

it('keeps who is meant, and says a bare noun as people say it', () => {
  expect(
    leadOf('Serve customers who have ended a promotional rate and wish to leave the freight club'),
  ).toBe('serve customers who have ended a promotional rate and wish to leave the freight club');
  expect(leadOf('Assess patient at the start of each crossing')).toBe(
    'assess patients at the start of each crossing',
  );
});

it('leads with what the other duties speak of as well', () => {
  expect(
    findLeadDuty(
      sourceOf([
        duty('Sort the empty pallets behind the gate'),
        duty('Plan the yearly ferry campaign for island residents'),
        duty('Book space in papers for the ferry campaign'),
        duty('Measure what the ferry campaign brought among residents'),
      ]),
    ),
  ).toContain('campaign');
});

it('leads with size and subject, and not with a report or a goal', () => {
  expect(
    findLeadDuty(
      sourceOf([
        duty('Deliver weekly recaps of all cold storage visits to the manager'),
        duty('Achieve the monthly goals set by the regional office'),
        duty('Inspect 90 cold storage sites along the coast each season'),
        duty('Answer questions of the tenants'),
      ]),
    ),
  ).toBe('inspect 90 cold storage sites along the coast each season');
});

it('leads with nothing hollow where another line tells of the work', () => {
  expect(
    findLeadDuty(
      sourceOf([
        duty('Maintain an extraordinary level of excellence'),
        duty('Develop strategies to achieve organizational goals'),
        duty('Repair outboard engines of hire boats'),
      ]),
    ),
  ).toBe('repair outboard engines of hire boats');
});

it('prefers the sentence that sums the job up to one duty of many', () => {
  const source = sourceOf([
    { kind: 'duty', text: 'Sort the empty pallets behind the gate' },
    { kind: 'duty', text: 'Check the seals of every trailer' },
    { kind: 'duty', text: 'Write the handover for the day crew' },
    {
      kind: 'other',
      text: 'The dock supervisor is responsible for loading and releasing every trailer that leaves at night',
    },
  ]);
  expect(findLead(source)?.clause).toBe(
    'are responsible for loading and releasing every trailer that leaves at night',
  );
});
