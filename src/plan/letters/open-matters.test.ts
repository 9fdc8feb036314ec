import { expect, it } from 'vitest';
import { askPlainly } from './open-matters.ts';

it.each([
  [
    'Is there a bunk on the island, and who lives near enough to row home?',
    'Is there a bunk on the island?',
  ],
  ['How many boats does one warden look after?', 'How many boats does one warden look after?'],
  [
    'Which slipways are in the post, how many berths has each, and which are let?',
    'Which slipways are in the post?',
  ],
])('asks for somebody outside only the first of it: %s', (ask, told) =>
  expect(askPlainly(ask)).toBe(told),
);

it.each(['Rowing, sailing or motor: what share in a week?', 'Whose boat, whose fuel?'])(
  'leaves to the manager what is a list: %s',
  (ask) => expect(askPlainly(ask)).toBeNull(),
);
