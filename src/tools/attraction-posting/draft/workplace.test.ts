import { expect, it } from 'vitest';
import { sourceOf } from '#plan/testing/source-of.ts';
import { sayWorkplace } from './workplace.ts';

it('tells what is stated of the workplace, and no praise', () => {
  expect(sayWorkplace(sourceOf([{ kind: 'benefit', text: 'Heated workshop' }]))).toBe(
    'You work in a heated workshop.',
  );
  expect(sayWorkplace(sourceOf([{ kind: 'benefit', text: 'A supportive work environment' }]))).toBe(
    '',
  );
});
