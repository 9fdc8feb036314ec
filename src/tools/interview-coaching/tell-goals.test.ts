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
  [
    'Trained, shadowed and introduced on the list; procedures read and signed',
    'By then: you are trained, shadowed and introduced on the list; procedures are read and signed.',
  ],
  ['Still there', 'By then: you are settled in the work and have agreed on what comes next.'],
  ['One area of the yard owned', 'By then: you own one area of the yard.'],
])('tells %s to the candidate', (goal, told) => {
  expect(tellGoal(goal)).toBe(told);
});
