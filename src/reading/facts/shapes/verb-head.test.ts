import { expect, it } from 'vitest';
import { readVerbHead } from './verb-head.ts';

const head = (line: string): string | undefined => readVerbHead(line)?.text;

it('reads the beginning of a line that changes its form on the way', () => {
  expect(head('Keeps the sail stores and is the one whom the crew asks first')).toBe(
    'keep the sail stores',
  );
  expect(
    head('Maintaining three looms as the only person responsible for oiling and mending'),
  ).toBe('maintain three looms');
  expect(head('Over time, plan the fleet')).toBe('plan the fleet');
});

it('leaves alone what says nothing without its end', () => {
  expect(head('Using the tide plan, you will sort the boats')).toBeUndefined();
  expect(head('Takes part in the following groups: rope, sail and paint')).toBeUndefined();
  expect(head('Daily sail store opening')).toBeUndefined();
});
