import { expect, it } from 'vitest';
import type { Criterion } from './criterion.ts';
import { putTitledFirst } from './put-titled-first.ts';

const line = (name: string, weight: number): Criterion => ({
  id: name,
  name,
  origin: 'duty',
  facts: [],
  competency: null,
  looksLike: '',
  question: '',
  strong: '',
  weak: '',
  probe: '',
  weight,
  points: weight,
});
const order = (...weights: readonly [number, number]): string[] =>
  putTitledFirst(
    [line('Managing a yard', weights[0]), line('Lighthouse lamps', weights[1]), line('Ropes', 9)],
    'Inspector, Lighthouse Lamps',
  ).map(({ name, weight }) => `${weight} ${name}`);

it('puts what the title names first of two that weigh as good as the same', () => {
  expect(order(25, 23)).toEqual(['25 Lighthouse lamps', '23 Managing a yard', '9 Ropes']);
});

it('leaves what weighs more where it is', () => {
  expect(order(35, 23)[0]).toBe('35 Managing a yard');
});
