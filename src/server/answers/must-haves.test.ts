import { expect, it } from 'vitest';
import type { Unit } from '#shared/reading.ts';
import { arrangeMustHaves, listMoved, listMustHaves, orderMustHaves } from './must-haves.ts';

const unit = (text: string, role: Unit['role'], shape: Unit['shape'] = 'item'): Unit => ({
  text,
  start: 0,
  end: text.length,
  shape,
  heading: null,
  label: null,
  role,
  also: [],
  confidence: 1,
});

const units = [
  unit('Requirements', 'must', 'heading'),
  unit('A', 'must'),
  unit('B', 'must'),
  unit('A', 'must'),
  unit('C', 'nice'),
  unit('D', 'duty'),
];
const listed = listMustHaves({ units }, { order: ['B'] });

it('lists must-haves in their order and then wishes, each once', () => {
  expect(listed).toEqual([
    { quote: 'B', role: 'must' },
    { quote: 'A', role: 'must' },
    { quote: 'C', role: 'nice' },
  ]);
});

it('arranges them as somebody wants it; what came since follows as it is', () => {
  expect(arrangeMustHaves(listed, { order: ['C', 'A'], wishes: ['A'] })).toEqual([
    { quote: 'C', role: 'must' },
    { quote: 'A', role: 'nice' },
    { quote: 'B', role: 'must' },
  ]);
});

it('corrects the role of those that moved and of no others', () => {
  const wanted = { order: ['C', 'A'], wishes: ['A'] };
  const moved = listMoved(listed, wanted);
  expect(moved).toEqual([
    { quote: 'C', role: 'must' },
    { quote: 'A', role: 'nice' },
  ]);
  const corrections = {
    roles: [
      { quote: 'A', role: 'duty' as const },
      { quote: 'D', role: 'noise' as const },
    ],
    order: ['B'],
    occupation: null,
  };
  expect(orderMustHaves(corrections, { ...wanted, moved })).toEqual({
    roles: [{ quote: 'D', role: 'noise' }, ...moved],
    order: ['C', 'A'],
    occupation: null,
  });
});
