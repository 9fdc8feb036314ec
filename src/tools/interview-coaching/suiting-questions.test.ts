import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { isForeign, listSuiting } from './suiting-questions.ts';

const write = (demand: string) =>
  toSource(
    fromText(
      'an advertisement',
      { name: 'Corbel Instruments' },
      `Accountant
Corbel Instruments
Dayton, OH

Responsibilities
- Prepare the monthly close and reconcile four bank accounts
- Explain variances to the heads of departments

Requirements
- ${demand}`,
    ),
  );

const answer =
  'During my internship I prepared the monthly close and reconciled bank accounts with a colleague.';
function pick(demand: string): string[] {
  const source = write(demand);
  const plan = makePlan(source);
  const [first] = plan.drawer.coaching.questions;
  const { levels: _levels, ...one } = { ...first!, sample_answer: answer };
  const drawer = { ...plan.drawer, coaching: { ...plan.drawer.coaching, questions: [one] } };
  return listSuiting(source, { ...plan, drawer, criteria: [] }).map((found) => found.sample_answer);
}

it('lets nobody who asks for experience hear the story of a beginner', () => {
  expect(pick('Experience with a monthly close in a manufacturing firm')).toEqual([]);
  expect(pick('Good with numbers')).toEqual([answer]);
});

it('knows people who are treated from somebody who is patient', () => {
  expect(isForeign('A patient hoped to be home by Friday.', 'you are patient and kind')).toBe(true);
  expect(isForeign('A patient hoped to be home by Friday.', 'you care for patients')).toBe(false);
});

it('lets those who treat people tell of patients, unless the job calls them otherwise', () => {
  const told = 'A patient came back for the third time.';
  expect(isForeign(told, 'you treat individuals with chronic pain', true)).toBe(false);
  expect(isForeign(told, 'you treat individuals with chronic pain')).toBe(true);
  expect(isForeign(told, 'you look after residents of the home', true)).toBe(true);
});
