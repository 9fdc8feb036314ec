import { expect, it } from 'vitest';
import { tellGoal } from './tell-goals.ts';

it.each([
  [
    'Knows the ten usual routes; works with someone at hand',
    'You know the ten usual routes; you work with someone at hand.',
  ],
  ['Takes hard cases and helps a newcomer', 'You take hard cases and help a newcomer.'],
  [
    'Still there; trained a colleague; next step agreed',
    'You have trained a colleague; next step agreed.',
  ],
  [
    'Trained, shadowed and introduced on the list; procedures read and signed',
    'You are trained, shadowed and introduced on the list; procedures read and signed.',
  ],
  ['Still there', 'You are settled in the work and have agreed on what comes next.'],
  ['Own plan running in the two main yards', 'Your own plan running in the two main yards.'],
  ['A design of their own approved', 'A design of your own approved.'],
  ['Prices in the own yard follow the list', 'Prices in your own yard follow the list.'],
  ['Reports are sent on Fridays', 'Reports are sent on Fridays.'],
  ['Checks boats that are due', 'You check boats that are due.'],
  ['Teaches newcomers or owns a berth', 'You teach newcomers or own a berth.'],
  ['Settles claims at the quay', 'You settle claims at the quay.'],
  ['Works own list alone', 'You work your own list alone.'],
])('tells %s to the candidate', (goal, told) => {
  expect(tellGoal(goal)).toBe(told);
});

it('says an order to whoever is to do it, and leaves a verb alone', () => {
  expect(tellGoal('Learn the kiln and write down its settings')).toBe(
    'You learn the kiln and write down its settings.',
  );
  expect(tellGoal('Has begun to own and lead two product lines')).toBe(
    'You have begun to own and lead two product lines.',
  );
});
