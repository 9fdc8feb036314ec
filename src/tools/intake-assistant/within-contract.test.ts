import { expect, it } from 'vitest';
import { makePlan } from '#plan/plan.ts';
import { sourceOfText } from '../writing-suite/source-of-text.ts';
import { draftIntake } from './draft.ts';
import { computeIntakeFigures } from './figures.ts';

const goalsOf = (status: string) => {
  const source = sourceOfText(`Licensed Practical Nurse
Elm Rise Lodge
Red Deer, AB

Status: ${status}
$34 an hour.

Responsibilities:
- Give medicines on the evening round
- Write notes on each resident`);
  return {
    start: makePlan(source).timeline.start.day,
    goals: draftIntake(source, computeIntakeFigures(source)).successMetrics,
  };
};

it('sets no goal behind the end of the contract', () => {
  const { goals } = goalsOf('Full-time, temporary, a 4-month contract');
  expect(goals['90-day'].target).not.toMatch(/handed over|No goal/);
  expect(goals['6-month'].measurement).toMatch(/before the contract ends on/);
  expect(goals['12-month'].target).toMatch(/^No goal: the contract ends/);
});

it('takes a stated month for the end', () => {
  const { goals } = goalsOf('Full-time, temporary until May 2027 or until a colleague is back');
  expect(goals['12-month'].target).toMatch(/contract ends in May 2027/);
});

it('leaves all goals to a job without an end', () => {
  const { goals } = goalsOf('Full-time, permanent');
  expect(goals['12-month'].target).not.toMatch(/contract ends|handed over/);
});
