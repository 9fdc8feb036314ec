import { expect, it } from 'vitest';
import { listActivities } from '#knowledge/load-activities.ts';
import { goalsOfWork } from './goals-of-work.ts';

const [first, second] = listActivities().filter(
  ({ goal, is_manner: isManner }) => goal && !isManner,
);

it('makes one sequence of the heaviest work: learn, do alone, take on the next, improve', () => {
  const goals = goalsOfWork([first!, second!], false);
  expect(goals?.day_30.target).toContain(first!.name.slice(1));
  expect(goals?.day_90).toEqual(first!.goal);
  expect(goals?.month_6).toEqual(second!.goal);
  expect(goals?.month_12.target).toContain('better than it was');
});

it('stays with the one kind of work that is known, and knows none without a goal', () => {
  expect(goalsOfWork([first!], false)?.month_6.target).toContain(first!.name.slice(1));
  expect(goalsOfWork([{ ...first!, goal: undefined }], false)).toBeNull();
});

it('lets nobody who leads be shown the work by a colleague', () => {
  expect(goalsOfWork([first!], true)?.day_30.target).not.toContain('help');
});
