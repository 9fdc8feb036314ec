import { expect, it } from 'vitest';
import { findDemandTest, findSchoolTest, takeTurns } from './fit-test.ts';
import { testsOfWork } from './fit-test.data.ts';

const plan = { steps: { usual: [{ name: 'Call' }, { name: 'Trial' }, { name: 'Talk' }] } } as never;

it('sees the paper of a school, and asks a diploma as yes or no', () => {
  expect(findSchoolTest('High school diploma')).toMatch(/^Yes or no/);
  expect(findSchoolTest('Degree in harbor engineering')).toMatch(/document is seen/);
  expect(findSchoolTest('Degree in harbor engineering or a related field')).toMatch(/as equal/);
  expect(findSchoolTest('Enrolled in a planning program')).toMatch(/proof from the school/);
  expect(findSchoolTest('Reading tide tables')).toBeNull();
});

it.each([
  ['Advanced in English', /held in it/],
  ['Must be able to access all decks', /with or without an adjustment/],
  ['Strong internet connection', /yes or no/],
  ['Strong training skills', /^Trial: they explain something/],
  ['Excellent verbal and written communication', /^Trial: they explain a piece/],
  ['On-call duty for the lock', /yes or no/],
  ['Strong interest in tides', /^Talk: what they have done/],
  ['Knowledge of tide tables', /^Trial: where they used it/],
])('tests "%s" as what it is', (demand, test) => {
  expect(findDemandTest(demand, plan)).toMatch(test);
});

it('leaves other demands to a case', () => {
  expect(findDemandTest('Qualify leads from the pier', plan)).toBeNull();
});

it('tests no two demands in a row by the same sentence', () => {
  const turn = takeTurns();
  const told = testsOfWork.map(() => turn(testsOfWork));
  expect(new Set(told).size).toBe(testsOfWork.length);
  expect(turn(testsOfWork)).toBe(told[0]);
});
