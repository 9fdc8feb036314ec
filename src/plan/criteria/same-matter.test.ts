import { expect, it } from 'vitest';
import { toFact } from './fact-for-tests.ts';
import { joinSameMatter } from './same-matter.ts';
import type { Weighed } from './settle-weights.ts';

const toLine = (name: string, mass: number): Weighed => ({
  id: name,
  name,
  origin: 'duty',
  facts: [toFact(`${name} every day`, { kind: 'duty' })],
  competency: null,
  looksLike: '',
  question: '',
  strong: '',
  weak: '',
  probe: '',
  mass,
});

it('makes one line of two that judge one thing, with what the job says of both', () => {
  const joined = joinSameMatter([
    toLine('Laws and regulations', 5),
    toLine('Mending nets', 4),
    toLine('Regulatory compliance', 6),
  ]);
  expect(joined.map(({ name, facts }) => [name, facts.length])).toEqual([
    ['Regulatory compliance', 2],
    ['Mending nets', 1],
  ]);
});

it.each([
  ['Written reports', 'Regular business reporting'],
  ['Policies and procedures', 'Standard operating procedures'],
  ['Strategic partnerships', 'Cooperation with partner organizations'],
  ['Customer service', 'Answering customer inquiries'],
])('judges "%s" and "%s" once', (one, other) => {
  expect(joinSameMatter([toLine(one, 5), toLine(other, 4)])).toHaveLength(1);
});

it('joins lines whose names are mostly the same words, and no others', () => {
  expect(
    joinSameMatter([toLine('Knowledge of harbor charts', 5), toLine('Harbor charts and logs', 4)]),
  ).toHaveLength(1);
  expect(joinSameMatter([toLine('Harbor charts', 5), toLine('Harbor crews', 4)])).toHaveLength(2);
});
