import { expect, it } from 'vitest';
import { tellGoal } from './tell-goals.ts';

it.each([
  [
    'Knows the ten usual routes; works with someone at hand',
    'By then you know the ten usual routes; you work with someone at hand.',
  ],
  ['Takes hard cases and helps a newcomer', 'By then you take hard cases and help a newcomer.'],
  [
    'Still there; trained a colleague; next step agreed',
    'By then you have trained a colleague; the next step is agreed.',
  ],
  [
    'Trained, shadowed and introduced on the list; procedures read and signed',
    'By then you are trained, shadowed and introduced on the list; procedures are read and signed.',
  ],
  ['Still there', 'By then you are settled in the work and have agreed on what comes next.'],
  ['Full share of the rounds', 'By then you carry a full share of the rounds.'],
  ['Patterns others reuse', 'The aim: patterns others reuse.'],
  ['One change at the gate carried through', 'By then one change at the gate is carried through.'],
  [
    'Second bench signed; scraps at team average',
    'By then the second bench is signed; scraps are at team average.',
  ],
  [
    'Trusted with the hard jobs; one jig improved',
    'By then you are trusted with the hard jobs; one jig is improved.',
  ],
  ['Every fixed date kept', 'By then every fixed date is kept.'],
  ['Works own list alone', 'By then you work your own list alone.'],
  ['First two routes run alone', 'By then the first two routes are run alone.'],
  ['A design of their own approved', 'The aim: a design of your own approved.'],
  ['Results that were used', 'The aim: results that were used.'],
  ['One area of the yard owned', 'By then you own one area of the yard.'],
])('tells %s to the candidate', (goal, told) => {
  expect(tellGoal(goal)).toBe(told);
});
