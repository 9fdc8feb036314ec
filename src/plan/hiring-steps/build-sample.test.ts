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

it('makes an exercise of two duties, and is scored on both', () => {
  const sample = buildSample([line('Loom law', 'skill'), line('Sorting wool'), line('Dye orders')]);
  expect(sample?.task).toMatch(
    /^Give a made-up page from sorting wool: .* the next step for dye orders/,
  );
  expect(sample?.shows).toEqual(['Sorting wool', 'Dye orders']);
});

it('makes none where the job tells of one duty only', () => {
  expect(buildSample([line('Sorting wool'), line('Loom law', 'skill')])).toBeNull();
});
