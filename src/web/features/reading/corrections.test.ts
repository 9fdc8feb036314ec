import { expect, it } from 'vitest';

import { noCorrections } from '#shared/reading.ts';

import { keepFitting, mergeCorrections, moveMust, setRole } from './corrections.ts';
import { sampleReading } from './testing/sample-reading.ts';

const musts = sampleReading.units.filter(
  ({ role, confidence }) => role === 'must' && confidence > 0.5,
);

it('says of a line what it was last told', () => {
  const unit = { text: 'Own van' };
  const once = setRole(noCorrections, unit, 'nice');
  expect(setRole(once, unit, 'duty').roles).toEqual([{ quote: 'Own van', role: 'duty' }]);
  let many = noCorrections;
  for (let n = 0; n < 510; n += 1) many = setRole(many, { text: `Line ${n}` }, 'noise');
  expect(many.roles).toHaveLength(500);
  expect(many.roles.at(-1)?.quote).toBe('Line 509');
});

it('moves a must-have and leaves the order alone at its ends', () => {
  const moved = moveMust(noCorrections, { units: musts, from: 2, to: 0 });
  expect(moved.order).toEqual(['Own van', 'AWS D1.1 certificate', 'Three years of MIG welding']);
  expect(moveMust(noCorrections, { units: musts, from: 0, to: -1 })).toBe(noCorrections);
  expect(moveMust(noCorrections, { units: musts, from: 2, to: 3 })).toBe(noCorrections);
});

it('keeps of an earlier text what the new one still has', () => {
  const corrections = {
    roles: [
      { quote: 'Own van', role: 'nice' as const },
      { quote: 'Gone', role: 'noise' as const },
    ],
    order: ['Gone', 'Own van'],
    occupation: { soc: '47-2011', id: 'boilermaker' },
  };
  expect(keepFitting(corrections, sampleReading)).toEqual({
    roles: [{ quote: 'Own van', role: 'nice' }],
    order: ['Own van'],
    occupation: { soc: '47-2011', id: 'boilermaker' },
  });
  const baker = { ...corrections, occupation: { soc: null, id: 'baker' } };
  expect(keepFitting(baker, sampleReading).occupation).toBeNull();
});

it('puts what two people set right together, mine on top', () => {
  const role = (quote: string, value: 'must' | 'nice' | 'noise') => ({ quote, role: value });
  const base = { ...noCorrections, roles: [role('a', 'must')] };
  const mine = { ...base, roles: [role('a', 'must'), role('b', 'nice')], order: ['b'] };
  const theirs = {
    ...base,
    roles: [role('a', 'noise'), role('b', 'must'), role('c', 'nice')],
    occupation: { soc: null, id: 'baker' },
  };
  expect(mergeCorrections({ base, mine, theirs })).toEqual({
    roles: [role('a', 'noise'), role('c', 'nice'), role('b', 'nice')],
    order: ['b'],
    occupation: { soc: null, id: 'baker' },
  });
});
