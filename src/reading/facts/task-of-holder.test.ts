import { expect, it } from 'vitest';
import { isTaskOfHolder, readOwnWork } from './task-of-holder.ts';

it('takes what the holder of the job does for a task, though it speaks of knowledge', () => {
  expect(
    isTaskOfHolder('Demonstrates a working knowledge of the menu', 'Key Responsibilities'),
  ).toBe(true);
  expect(isTaskOfHolder('Is accountable for knowledge of new rules', 'Requirements')).toBe(true);
  expect(
    isTaskOfHolder('Completes all required courses and moves to grade two', 'Requirements'),
  ).toBe(true);
});

it('leaves demands demands', () => {
  expect(isTaskOfHolder('Demonstrates a working knowledge of the menu', 'Requirements')).toBe(
    false,
  );
  expect(isTaskOfHolder('Maintains a valid state license', 'Duties')).toBe(false);
});

it('takes what somebody will do for work, and what they will have for a demand', () => {
  expect(readOwnWork('Will develop the harbor from plan to quay: planning, digging')?.text).toBe(
    'Develop the harbor from plan to quay: planning, digging',
  );
  expect(readOwnWork('Will have a boat licence')).toBeUndefined();
  expect(readOwnWork('Willing to develop the harbor')).toBeUndefined();
});
