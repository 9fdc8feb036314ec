import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { nameAsSaid } from './name-as-said.ts';

it('names of a list only what the work of the job speaks of', () => {
  const facts = [
    toFact('Mend the nets and the ropes', { kind: 'duty' }),
    toFact('Sails for your own boat', { kind: 'benefit' }),
  ];
  expect(nameAsSaid('Sails, nets, and ropes', facts)).toBe('Nets and ropes');
  expect(nameAsSaid('Sails, knots, and ropes', facts)).toBe('Sails, knots, and ropes');
  expect(nameAsSaid('Mending nets and sails', facts)).toBe('Mending nets and sails');
});
