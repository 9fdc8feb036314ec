import { expect, it } from 'vitest';
import { isCondition, sayConditionTest } from './is-condition.ts';

it.each([
  'Interviews and work are in-person',
  'Proof of COVID-19 vaccination',
  'Two nights away each month',
  'Willing to travel between sites',
  'Working weekends and evenings',
  'Must pass a background check',
  'Working towards a level 3 diploma',
])('"%s" is met or not', (text) => {
  expect(isCondition(text)).toBe(true);
  expect(sayConditionTest(text)).toMatch(/yes/);
});

it.each(['Experience in the travel trade', 'Planning shifts for a crew', 'Knife skills'])(
  '"%s" is something one can show',
  (text) => {
    expect(isCondition(text)).toBe(false);
  },
);
