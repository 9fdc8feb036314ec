import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import type { Weighed } from '../settle-weights.ts';
import { dropIdle, saysLittle } from './says-little.ts';

it.each([
  'Driving strategic initiatives for the business',
  'Business processes and procedures',
  'Experience in a ferry setting',
  'Maintaining a neat appearance',
  'Ability to thrive in a harbor environment',
])('finds nothing to score in %s', (name) => {
  expect(saysLittle(name)).toBe(true);
});

it.each([
  'Mending nets',
  'Working with MRP systems',
  'Maintaining patient records',
  'Experience in rigging of ferries',
])('scores %s', (name) => {
  expect(saysLittle(name)).toBe(false);
});

it('leaves such lines out where enough others are stated', () => {
  const line = (name: string): Weighed =>
    ({
      id: name,
      name,
      origin: 'duty',
      competency: null,
      facts: [toFact(name)],
      mass: 5,
    }) as Weighed;
  const idle = line('Development of methods and processes');
  const lines = [line('Mending nets'), idle, line('Tarring ropes')];
  expect(dropIdle(lines, 2)).not.toContain(idle);
  expect(dropIdle(lines, 3)).toContain(idle);
});
