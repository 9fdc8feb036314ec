import { expect, it } from 'vitest';
import { headOfDuty, startOfDuty } from './duty-head.ts';

it.each([
  ['splice mooring ropes to make sure that boats stay where they are', 'splice mooring ropes'],
  ['mend and fit sails, as the owners of the boats ask for it', 'mend and fit sails'],
  ['caulk hulls', 'caulk hulls'],
  ['coat hulls in accordance with the rules of the lake', 'coat hulls'],
  ['keep ropes and spare masts to operate the cranes', 'keep ropes and spare masts'],
  [
    'caulk hulls of medium to large-sized boats in the harbour',
    'caulk hulls of medium to large-sized boats',
  ],
  [
    'sail cargo boats and carry out the loading, lashing and repair of all that they bring over',
    'sail cargo boats',
  ],
  [
    'mend the winches of the slipway and confer with the other yards',
    'mend the winches of the slipway',
  ],
  ['train deck hands and assist in their first season on the lake', 'train deck hands'],
  ['varnish masts and booms, keeping a log of each coat', 'varnish masts and booms'],
])('keeps what is done: %s', (duty, head) => expect(headOfDuty(duty)).toBe(head));

it.each([
  'provide information',
  'draw plans pertaining to the berths of the harbour and the boats that lie there',
  'translate what the owners of boats wish into drawings for the yard by the lake',
  'stock management and counts',
  'account reconciliations and boat payables',
  'leave the guests of the pier with a smile after every trip',
  'greet guests of the pier.3 Tickets and tours',
  'apply common sense to the berths of the harbour',
  'build light, fast and handsome rowing boats for the clubs of the lake',
  'carry out the planning, buying and storing of timber for three yards',
  'collaborate with the harbour office on the plan of the berths for the next season',
  'haul boats with the big winch of the slipway, up to 12 tonnes',
  'perform all tasks assigned by the foreman of the yard in the course of the working week',
])('has no few words for what is vague or bounded: %s', (duty) =>
  expect(headOfDuty(duty)).toBeNull(),
);

it.each([
  [
    'haul, scrape, and paint rowing boats in and about the yard by hand or occasionally with the big winch of the slipway',
    'haul, scrape, and paint rowing boats',
  ],
  [
    'sort ropes, blocks, shackles and sails that are brought back by the crews at the end of the week',
    'sort ropes, blocks, shackles and sails',
  ],
  [
    'splice mooring ropes sorted by the length of the boats that lie in the western harbour all winter',
    'splice mooring ropes sorted by the length of the boats',
  ],
])('keeps the start of a long duty: %s', (duty, start) => expect(startOfDuty(duty)).toBe(start));

it('ends before a second duty', () => {
  const duty = 'haul fishing boats and rinse the salt off their hulls and decks';
  expect(headOfDuty(duty, { verbs: new Set(['rinse']) })).toBe('haul fishing boats');
});
