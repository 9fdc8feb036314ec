import { expect, it } from 'vitest';

import { readRiskSum } from './risk-sum.ts';

const reasoning =
  'Start 0.30 (assumption); plus 0.10, others nearby hire the same people; plus 0.06, nights, weekends or shifts; minus 0.05, pay is stated. Total 0.41: moderate. When they go quiet: a run of nights.';

it('reads what a sum begins with, its terms and what follows', () => {
  expect(readRiskSum(0.41, reasoning)).toEqual({
    start: { points: 0.3, why: 'assumption' },
    terms: [
      { points: 0.1, why: 'others nearby hire the same people' },
      { points: 0.06, why: 'nights, weekends or shifts' },
      { points: -0.05, why: 'pay is stated' },
    ],
    rest: 'When they go quiet: a run of nights.',
  });
});

it('reads a sum that follows its meaning', () => {
  const said = 'Likely to go quiet: on nights.';
  const found = readRiskSum(
    0.25,
    `${said} In figures: Start 0.30 (assumption); minus 0.05, pay is stated. Total 0.25: low.`,
  );
  expect(found?.terms).toEqual([{ points: -0.05, why: 'pay is stated' }]);
  expect(found?.rest).toBe(said);
});

it.each([
  ['it does not come to the score', 0.5, reasoning],
  ['there is no score', null, reasoning],
  ['it is told otherwise', 0.48, 'Start 0.30 (assumption). Add 0.10 for nights.'],
])('reads nothing where %s', (_, score, text) => {
  expect(readRiskSum(score, text)).toBeUndefined();
});
