import { expect, it } from 'vitest';
import { tellGoal } from './tell-goals.ts';

it.each([
  [
    'Knows the ten usual routes; works with someone at hand',
    'By then: you know the ten usual routes; you work with someone at hand.',
  ],
  ['Takes hard cases and helps a newcomer', 'By then: you take hard cases and help a newcomer.'],
  [
    'Still there; trained a colleague; next step agreed',
    'By then: you have trained a colleague; next step is agreed.',
  ],
  ['One area of the yard owned', 'By then: you own one area of the yard.'],
])('tells %s to the candidate', (goal, told) => {
  expect(tellGoal(goal)).toBe(told);
});
