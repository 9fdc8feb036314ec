import { expect, it } from 'vitest';
import { findHardCondition } from './hard-condition.ts';

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
