import { expect, it } from 'vitest';
import { toFact } from '../criteria/fact-for-tests.ts';
import type { Criterion } from '../criteria/criterion.ts';
import { buildSample } from './build-sample.ts';

const line = (name: string, kind: 'duty' | 'skill' = 'duty'): Criterion => ({
  id: name,
  name,
  weight: 20,
  points: 5,
  origin: kind === 'duty' ? 'duty' : 'must',
  facts: [toFact(name, { kind })],
  competency: null,
  looksLike: '',
  question: '',
  strong: '',
  weak: '',
  probe: '',
});

it('makes an exercise of the heaviest duty in its own words, and is scored on it', () => {
  const sample = buildSample([line('Loom law', 'skill'), line('Sorting wool'), line('Dye orders')]);
  expect(sample?.task).toMatch(/^A made-up case of this duty: "Sorting wool"\./);
  expect(sample?.shows).toEqual(['Sorting wool']);
});

it('makes none where the job tells of no duty', () => {
  expect(buildSample([line('Loom law', 'skill')])).toBeNull();
});
