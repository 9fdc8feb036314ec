import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { findHardCondition } from './hard-condition.ts';
import { listHardParts } from './hard-parts.ts';

it('finds what some people cannot accept, and passes over what everybody can', () => {
  expect(
    findHardCondition([
      'Ability to sit for prolonged periods',
      'Ability to lift 1-15 pounds',
      'Visits to other mills as needed',
      'Every second weekend on call',
    ]),
  ).toBe('Every second weekend on call');
  expect(findHardCondition(['Lift up to 50 lbs'])).toBe('Lift up to 50 lbs');
  expect(findHardCondition(['Lift up to 10 kg'])).toBeNull();
});

it('tells the same days once, and nothing that a form says of every post', () => {
  expect(
    listHardParts(
      sourceOf([
        { kind: 'schedule', text: 'Thursday through Sunday, ten hours a day' },
        { kind: 'schedule', text: 'The week of this post is Thursday through Sunday' },
        { kind: 'physical', text: 'Good hand-eye coordination and manual dexterity' },
        { kind: 'physical', text: 'Able to lift up to 15 pounds at times' },
        { kind: 'physical', text: 'Climb ladders of 40 feet in the rain' },
      ]),
    ),
  ).toEqual(['Climb ladders of 40 feet in the rain', 'Thursday through Sunday, ten hours a day']);
});
