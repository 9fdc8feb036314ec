import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { sourceOfText } from '../writing-suite/source-of-text.ts';
import { listRisksOfJob } from './risks-of-job.ts';

const risksOf = (text: string): string[] => {
  const source = sourceOfText(text);
  return listRisksOfJob(source, makePlan(source)).map(({ item }) => item);
};

const guard = (line: string): string => `Night Watch
Pellan Docks
Toledo, OH

${line}

Duties:
- Walk the quay and write down what was seen
- Let boats in and out`;

it('names what of this job turns people away, and nothing where the text says nothing of it', () => {
  expect(risksOf(guard('Night shifts only, 10 pm to 6 am. No visa sponsorship.'))[0]).toMatch(
    /^(?:Puts some people off: night work|Few people)/,
  );
  expect(
    risksOf(guard('A quiet place by the lake.').replace('Night Watch', 'Quay Warden')).filter(
      (item) => item.startsWith('Turns'),
    ),
  ).toEqual([]);
});
