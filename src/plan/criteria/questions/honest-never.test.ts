import { expect, it } from 'vitest';
import { allowNever } from './honest-never.ts';

it.each([
  ['Never had an accident; blames the tide.', 'Blames the tide'],
  ['Patched it quietly, or it never happened.', 'Patched it quietly'],
  [
    'No findings ever, or a week of cleaning before each visit',
    'A week of cleaning before each visit',
  ],
  ['Never lost a net.', 'No way of their own to prevent it, or to notice it in time'],
])('does not hold a clean record against anybody: "%s"', (weak, allowed) => {
  expect(allowNever(weak)).toBe(allowed);
});

it('keeps a bad habit', () => {
  expect(allowNever('Never checks the knots, or leaves it to others')).toBe(
    'Never checks the knots, or leaves it to others',
  );
});
