import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { fromText } from '#reading/fixtures/jobs/fixture-job.ts';
import { toSource } from '../writing-suite/written.ts';
import { tellAsked, tellBody, tellWork } from './about-job.ts';

const source = toSource(
  fromText(
    'an advertisement',
    { name: 'Larkhill Gears' },
    `Gear Cutter
Larkhill Gears
Dayton, OH

Responsibilities
- Cut helical gears on two hobbing machines
- Measure the first piece of every batch with a gear tester
- Keep the tool list of the cell up to date
- Perform other related duties as assigned

Requirements
- Two years of experience with hobbing machines
- Ability to pass a skills test and a background check
- High school diploma required

Preferred
- Experience with grinding

Physical demands
- Regularly sit for extended periods and occasionally stand`,
  ),
);
const plan = makePlan(source);

it('tells the work line by line in the words of the job, and nothing that every job says', () => {
  const work = tellWork(source, plan);
  expect(work).toContain('Cut helical gears on two hobbing machines');
  expect(work.join(' ')).not.toMatch(/other related duties/);
});

it('bends no demand: each stands by itself, a test is to be passed, a wish is called one', () => {
  const asked = tellAsked(source, plan);
  expect(asked).toContain('Ability to pass a skills test and a background check');
  expect(asked.join(' ')).not.toMatch(/agreement to|after an offer|What you need/);
  expect(asked.at(-1)).toBe('Welcome, not required: experience with grinding.');
});

it('says of the body what the job says, with how often', () => {
  const body = tellBody(source, plan);
  expect(body).toMatch(/sit for extended periods and occasionally stand/);
  expect(body).not.toMatch(/standing and walking for long/);
});
