import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { allJobs } from '#reading/fixtures/jobs/all-jobs.ts';
import { toSource } from '../writing-suite/written.ts';
import { isGivenAway } from './given-away.ts';

const { criteria } = makePlan(toSource(allJobs[0]!));
const scored = criteria.slice(0, 1).map((one) => ({
  ...one,
  question: 'Which casting did you last reject, and who heard about it?',
  strong:
    'A real casting, the cause and its cost, told the foreman at once, a gauge that catches it.',
}));
const givesAway = isGivenAway(scored);

it('hands over no scored question with its marks', () => {
  expect(
    givesAway({
      question: 'What was the last casting you had to reject?',
      key_points: ['The cause', 'What it cost', 'The gauge since'],
      sample_answer: 'A cracked casting. I told the foreman at once, and a new gauge catches it.',
    }),
  ).toBe(true);
});

it('leaves another question about the same work', () => {
  expect(
    givesAway({
      question: 'How do you prepare a mold for a large casting?',
      key_points: ['Sand and moisture', 'Vents', 'The last look'],
      sample_answer: 'I check the sand first, then the vents, and blow it out before we close.',
    }),
  ).toBe(false);
});
