import { expect, it } from 'vitest';
import type { Criterion } from '../criteria/criterion.ts';
import { evenOut } from './even-out.ts';

const line = (name: string): Criterion => ({
  id: name,
  name,
  weight: 50,
  points: 5,
  origin: 'must',
  facts: [],
  competency: null,
  looksLike: '',
  question: '',
  strong: '',
  weak: '',
  probe: '',
});

it('lets manner stand neither below what is tested first nor above what somebody is known for', () => {
  const lines = [line('Mending nets'), line('Reliability')];
  expect(evenOut(lines, [9, 7], 0)).toEqual([9, 9]);
  expect(evenOut(lines, [6, 7], 0)).toEqual([6, 6]);
  expect(evenOut(lines, [6, 7], 6.5)).toEqual([6, 7]);
});
