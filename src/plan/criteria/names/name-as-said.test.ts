import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { nameAsSaid } from './name-as-said.ts';

const mends = toFact('Mend the nets and the ropes', { kind: 'duty' });

it('names of a list only what the work of the job speaks of', () => {
  const facts = [mends, toFact('Sails for your own boat', { kind: 'benefit' })];
  expect(nameAsSaid('Sails, nets, and ropes', facts)).toBe('Nets and ropes');
  expect(nameAsSaid('Mending nets and sails', facts)).toBe('Mending nets');
  expect(nameAsSaid('Sails, knots, and lanterns', facts)).toBe('Sails, knots, and lanterns');
});

it('keeps one thing of a list alone, and no short word', () => {
  const facts = [toFact('Repair the tarred ropes of the ferries', { kind: 'duty' })];
  expect(nameAsSaid('Sails, lamps and tarred ropes', facts)).toBe('Tarred ropes');
  expect(nameAsSaid('Ropes, lamps and deck paint', facts)).toBe('Ropes, lamps and deck paint');
});

it('keeps what the job speaks of elsewhere', () => {
  const lamps = toFact('Trim the lamps of the pier', { kind: 'duty' });
  expect(nameAsSaid('Mending nets and ferry lamps', [mends], [mends, lamps])).toBe(
    'Mending nets and ferry lamps',
  );
  expect(nameAsSaid('Mending nets and ferry lamps', [mends])).toBe('Mending nets');
});

it('says with one word what both belong to', () => {
  const bills = toFact('Medical billing for the harbor clinic', { kind: 'duty' });
  expect(nameAsSaid('Medical and dental billing', [bills])).toBe('Medical billing');
});

it('hears a longer form of a word', () => {
  const shows = toFact('Sail shows and demonstrations of knots', { kind: 'duty' });
  expect(nameAsSaid('Sail shows and knot demos', [shows])).toBe('Sail shows and knot demos');
});
