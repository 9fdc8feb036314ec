import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { listMore, listOpening } from './hook.ts';

const source = sourceOf([
  { kind: 'duty', text: 'Repair outboard engines of hire boats' },
  { kind: 'duty', text: 'Paint hulls in the winter shed' },
  { kind: 'duty', text: 'Teach new crews how to moor' },
]);

it('opens with two things where the first is short, and tells neither again', () => {
  const opening = listOpening(source);
  expect(opening).toHaveLength(2);
  expect(listMore(source).some((clause) => opening.includes(clause))).toBe(false);
});
