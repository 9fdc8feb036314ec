import { expect, it } from 'vitest';
import { reshapeDuty } from './reshape-duty.ts';

it.each([
  ['counsel skippers with regard to moorings', 'counsel skippers on moorings'],
  ['plan and execute regattas', 'plan and carry out regattas'],
  ['draw sails required for dinghies', 'draw sails for dinghies'],
  [
    'plan the yearly regatta statewide including buoys, marshals, radio calls, prizes, press, and rented tents',
    'plan the yearly regatta statewide',
  ],
  [
    'keep all books of the Orle Manufacturing yards',
    'keep all books of the Orle Manufacturing yards',
  ],
  [
    'act as a contact for the skippers of Orle House Liaise with the harbour office',
    'act as a contact for the skippers of Orle House',
  ],
  [
    'prepare the berths of the harbour for visitors Sorting ropes and blocks',
    'prepare the berths of the harbour for visitors',
  ],
])('says "%s" aloud', (line, said) => expect(reshapeDuty(line)).toBe(said));

it('gives the verbs of a row no capitals, and leaves names alone', () => {
  expect(reshapeDuty('review, Approve, and Record Berth Orders')).toBe(
    'review, approve, and record Berth Orders',
  );
  expect(reshapeDuty('visit Orle and Hull harbors')).toBe('visit Orle and Hull harbors');
});
