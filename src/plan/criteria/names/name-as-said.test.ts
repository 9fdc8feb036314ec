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

it('keeps the last thing of a list alone where the job speaks of no other', () => {
  const facts = [toFact('Repair the tarred ropes of the ferries', { kind: 'duty' })];
  expect(nameAsSaid('Sails, lamps and tarred ropes', facts)).toBe('Tarred ropes');
  expect(nameAsSaid('Ropes, lamps and deck paint', facts)).toBe('Ropes, lamps and deck paint');
});
