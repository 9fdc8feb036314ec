import { expect, it } from 'vitest';
import { isBranch } from './asked-branch.ts';

it('hears work that not everybody of the trade has done', () => {
  expect(isBranch('Experience leading the change of a ledger system')).toBe(true);
  expect(isBranch('Background in shellfish processing')).toBe(true);
});

it.each([
  'Demonstrate a proven track record',
  'Significant experience in a similar role',
  'You will gain experience with our products',
  'Focus on a great experience for our guests',
])('hears none in "%s"', (text) => {
  expect(isBranch(text)).toBe(false);
});
