import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';

const ask = (more: string): string =>
  makePlan(
    toSource(
      fromText(
        'an advertisement',
        { name: 'Corbel Mills' },
        `Blending Room Attendant
Corbel Mills
Dayton, OH

Responsibilities
- Weigh felt fibers for each blend
- Feed the carding line and clear lint from its rollers
- Note the blend numbers on the wall chart
${more}`,
      ),
    ),
  )
    .criteria.map(({ question }) => question)
    .join('\n');

const wouldLearn =
  /What do you know about that so far|shown only once|new to you\. What do you want to know/;

it('asks for a case where the job is only silent on experience, and what somebody would do where beginners are welcome', () => {
  expect(ask('')).not.toMatch(wouldLearn);
  expect(ask('')).toMatch(/comes closest|will do\./);
  expect(ask('\nNo experience needed, we will train you.')).toMatch(
    /In this job|would you want to know|after a month/,
  );
});
