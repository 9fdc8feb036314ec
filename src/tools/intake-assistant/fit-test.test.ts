import { expect, it } from 'vitest';
import { findCheckTest, findDemandTest, findSchoolTest, takeTurns } from './fit-test.ts';
import { testsOfWork } from './fit-test.data.ts';

const toStep = (name: string) => ({ name, who: 'Two colleagues', focus: [], minutes: 60 });
const plan = {
  steps: { stated: [], usual: ['Call', 'Trial', 'Meeting the team'].map(toStep) },
};

it('sees the paper of a school, and asks a diploma as yes or no', () => {
  expect(findSchoolTest('High school diploma')).toMatch(/^Yes or no/);
  expect(findSchoolTest('Degree in harbor engineering')).toMatch(/document before the offer/);
  expect(findSchoolTest('Degree in harbor engineering or a related field')).toMatch(/as equal/);
  expect(findSchoolTest('Enrolled in a planning program')).toMatch(/proof from the school/);
  expect(findSchoolTest('Juris Doctor from an accredited school')).toMatch(/law school/);
  expect(findSchoolTest('A high degree of care with ropes')).toBeNull();
  expect(findSchoolTest('Reading tide tables')).toBeNull();
});

it.each([
  ['Advanced in English', /held in it/],
  ['Must be able to access all decks', /with or without an adjustment/],
  ['Strong internet connection', /yes or no/],
  ['Strong training skills', /^First call: who they last taught/],
  ['Excellent verbal and written communication', /^Trial: they explain a piece/],
  ['On-call duty for the lock', /yes or no/],
  ['Willingness to travel between harbors', /yes or no/],
  ['Initiative and a willingness to take on more', /without being asked|own initiative/],
  ['Ability to excel in a busy harbor', /^Trial: the busiest hour/],
  ['Strong interest in tides', /^First call: what they have done/],
  ['Knowledge of tide tables', /^First call: where they used it/],
  ['Typing at 50 wpm', /typing test/],
  ['Ability to read and follow written instructions', /what they asked/],
  ['Good organizational skills', /^Trial: a day when two things were due/],
  ['Keen eye for detail', /by which check/],
  ['Able to work under pressure on the quay', /^Trial: the busiest hour/],
  ['A team player on a small crew', /disagreement with a colleague/],
])('tests "%s" as what it is', (demand, test) => {
  expect(findDemandTest(demand, plan)).toMatch(test);
});

it.each([
  ['Enhanced DBS check for work on the ferry', /after a conditional offer/],
  ['Valid sling certificate', /document is seen before the offer/],
  ['Eligible to work on the island', /same question to everyone/],
  ['Must reside within ten miles of the harbor', /where they live now/],
])('asks nobody for a case of what is so or is not: %s', (demand, test) => {
  expect(findCheckTest(demand)).toMatch(test);
});

it.each(['Experience with fishing licenses', 'Process permits of the harbor', 'Live tide tables'])(
  'takes work with papers for no paper: %s',
  (demand) => {
    expect(findCheckTest(demand)).toBeNull();
  },
);

it('tests nothing where people only meet', () => {
  expect(findDemandTest('Clear communication with crews', plan)).toMatch(/^Trial: /);
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
