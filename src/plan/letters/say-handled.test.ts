import { expect, it } from 'vitest';
import { sayHandled } from './say-handled.ts';

const small = new Set(['rope', 'sail', 'winch', 'repair', 'boats']);

it.each([
  ['Rope inspection & sail repair planning', 'handle rope inspection and sail repair planning'],
  [
    'Rope Testing, Sail Inspection and Winch Repair Planning',
    'handle rope testing, sail inspection and winch repair planning',
  ],
  ['The timely inspection of boats', 'be responsible for the timely inspection of boats'],
])('says what is done in a line that names a thing: %s', (line, said) =>
  expect(sayHandled(line, small)).toBe(said),
);

it.each(['Sails', 'Assistance with rope testing', 'Kestrel Boat Testing', 'Maintaining ropes'])(
  'leaves what names no work, or a name: %s',
  (line) => expect(sayHandled(line, small)).toBeNull(),
);
