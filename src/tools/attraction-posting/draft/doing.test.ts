import { expect, test } from 'vitest';
import { asOrder, orderOfSkill, splitCharge, toReader } from './doing.ts';

test('a sentence that holds several duties is told as all of them', () => {
  expect(
    splitCharge(
      'The Depot Clerk is responsible for the provision of daily lists to the crews, working alone on most days, using their own judgement',
    ),
  ).toEqual([
    'Provide daily lists to the crews',
    'Work alone on most days',
    'Use your own judgement',
  ]);
  expect(splitCharge('Plan routes, using the map')).toEqual(['Plan routes, using the map']);
});

test('a skill told among the duties is something done', () => {
  expect(orderOfSkill('Skilled in operating lathes and maintaining tools')).toBe(
    'Operate lathes and maintain tools',
  );
  expect(orderOfSkill('Skilled in carpentry')).toBeNull();
});

test('speaks to the reader', () => {
  expect(toReader('Prioritise their workload')).toBe('Prioritise your workload');
  expect(toReader('Help pupils plan their time')).toBe('Help pupils plan their time');
  expect(asOrder('Responsible for the stock')).toBe('Take responsibility for the stock');
});
