import { expect, it } from 'vitest';
import { splitDashes } from './split-dashes.ts';

it.each([
  [
    'Management of mooring plans – Input into the buying process',
    ['Management of mooring plans', 'Input into the buying process'],
  ],
  [
    'The post requires you to: – Management of berths – Preparation of fees.',
    ['Management of berths', 'Preparation of fees'],
  ],
  ['Plan the shifts — Order the rope', ['Plan the shifts', 'Order the rope']],
])('parts "%s"', (line, duties) => {
  const parts = splitDashes(line);
  expect(parts?.map(({ text }) => text)).toEqual(duties);
  expect(parts?.map(({ start, end }) => line.slice(start, end))).toEqual(duties);
});

it.each([
  'Monday – Friday in the yard',
  'Management of berths – the largest in the county',
  'Sorting parcels – Training is given',
  'Lift 10 – 20 crates an hour',
])('leaves "%s" whole', (line) => {
  expect(splitDashes(line)).toBeUndefined();
});
