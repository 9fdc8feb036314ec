import { expect, it } from 'vitest';
import type { Criterion } from '../criteria/criterion.ts';
import { weighMarks } from './even-out.ts';
import { tellApart } from './tell-apart.ts';

const criteria = ['Splicing', 'Tarring', 'Mending nets'].map(
  (name, i) => ({ id: name, name, weight: [40, 30, 30][i] }) as Criterion,
);

it('marks no career as one before it, and no higher', () => {
  const given = [6, 6, 6];
  const found = tellApart(criteria, given, { earlier: [given], near: [0, 2, 0], least: 5 });
  expect(found).not.toEqual(given);
  expect(found[1]).toBe(7);
  expect(weighMarks(criteria, found)).toBeLessThanOrEqual(weighMarks(criteria, given));
});

it('leaves a career alone that is marked as none before it', () => {
  expect(tellApart(criteria, [7, 6, 5], { earlier: [[6, 6, 6]], near: [], least: 5 })).toEqual([
    7, 6, 5,
  ]);
});
