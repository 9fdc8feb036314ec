import { expect, it } from 'vitest';
import { listJobFacts } from '#plan/letters/job-facts.ts';
import { listObjections } from '#plan/letters/list-objections.ts';
import { sayJob } from '#plan/letters/say-job.ts';
import { sourceOf } from '#plan/testing/source-of.ts';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { fitPapers, listOwnGoals } from './own-account.ts';

const bring = ['Your right to work papers and bank details.', 'Closed shoes.'];
const source = toSource(
  fromText(
    'a painter',
    { name: 'Northfield Group' },
    `Painter
Northfield Group
Twinsburg, OH

This is a subcontract position for painters with Northfield Group.
Duties
Paint stair rails and window frames in three villages
Requirements
2 years of painting`,
  ),
);

it('asks for the papers of a business and sets goals by the job', () => {
  expect(fitPapers(source, bring)).toEqual([
    'Closed shoes.',
    expect.stringContaining('proof of insurance'),
  ]);
  expect(listOwnGoals(source)?.join(' ')).not.toMatch(/attendance|newcomer/);
  expect(fitPapers(sourceOf([]), bring)).toEqual(bring);
  expect(listOwnGoals(sourceOf([]))).toBeNull();
});

it('says in every first message that nobody is employed', () => {
  expect(listJobFacts(source).aJob).toMatch(/^subcontract work as an? /);
  for (const turn of [0, 1, 2, 3])
    expect(sayJob(source, turn).join(' ')).toContain(', as a subcontractor');
  expect(listObjections(source).map(({ objection }) => objection)).toContain(
    'I would rather be an employee.',
  );
});
