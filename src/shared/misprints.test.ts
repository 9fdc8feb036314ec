import { expect, it } from 'vitest';
import { mendWords } from './misprints.ts';

it('joins two clauses that were never joined, and leaves whole ones alone', () => {
  expect(mendWords('Plan crews enabling hulls are painted by spring')).toBe(
    'Plan crews so that hulls are painted by spring',
  );
  expect(mendWords('Plan crews, enabling boats that are painted to sail')).toBe(
    'Plan crews, enabling boats that are painted to sail',
  );
});
