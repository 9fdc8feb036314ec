import { expect, it } from 'vitest';
import type { Criterion } from '../criteria/criterion.ts';
import { listFloors } from './floors.ts';

let weight = 1000;
/** Each lighter than the one before, as on a card. */
const line = (id: string, origin: Criterion['origin'], facts: Criterion['facts'] = []): Criterion =>
  ({ id, origin, facts, name: id, weight: --weight }) as Criterion;

it('gives a floor to what is demanded before what is a duty, and none to wishes and manner', () => {
  const found = listFloors([
    line('wish', 'preferred'),
    line('looms', 'must'),
    line('way-of-working', 'must'),
    line('dyes', 'duty'),
    line('sales', 'must'),
  ]);
  expect(found.map(({ id }) => id)).toEqual(['looms', 'sales']);
});

it('gives none to what only the trade knows, nor to work of which experience is only preferred', () => {
  const wish = {
    kind: 'experience',
    importance: 'preferred',
    text: 'Experience with looms',
  } as Criterion['facts'][number];
  expect(listFloors([line('looms', 'duty', [wish]), line('dyes', 'trade')])).toEqual([]);
});

it('gives none to an interest', () => {
  const interest = { kind: 'skill', importance: 'must', text: 'Keen interest in looms' };
  const found = listFloors([
    line('looms', 'must', [interest as Criterion['facts'][number]]),
    line('dyes', 'duty'),
  ]);
  expect(found.map(({ id }) => id)).toEqual(['dyes']);
});

it('gives one to everything that is required, light or heavy', () => {
  const known = { kind: 'skill', importance: 'must', text: 'Familiarity with looms' };
  const found = listFloors([
    line('dyes', 'duty'),
    line('yarn', 'duty'),
    line('sales', 'must'),
    line('rotas', 'must'),
    line('stock', 'must'),
    line('looms', 'must', [known as Criterion['facts'][number]]),
  ]);
  expect(found.map(({ id }) => id)).toEqual(['dyes', 'sales', 'rotas', 'stock', 'looms']);
});

it('gives one to what harms people when it goes wrong, also where only the trade knows it', () => {
  const found = listFloors([line('rotas', 'trade'), line('Food safety and allergens', 'trade')]);
  expect(found.map(({ id }) => id)).toEqual(['Food safety and allergens']);
});

it('gives none to a duty that is taught there, unless somebody can come to harm', () => {
  const taught = (id: string): Criterion => ({ ...line(id, 'duty'), isTaught: true });
  const found = listFloors([taught('looms'), taught('working safely'), line('dyes', 'must')]);
  expect(found.map(({ id }) => id)).toEqual(['dyes', 'working safely']);
});

it('gives the heaviest stated line a floor, a duty too, and none to helping others', () => {
  const found = listFloors([
    line('Supporting captains', 'duty'),
    line('Tracing leaks', 'duty'),
    line('Charts', 'must'),
    line('Radio', 'must'),
    line('Forms', 'duty'),
  ]);
  expect(found.map(({ id }) => id)).toEqual(['Tracing leaks', 'Charts', 'Radio']);
});

it('gives one to a duty that weighs as much as the heaviest, and to every line on safety', () => {
  const heavy = line('Tracing leaks', 'duty');
  const found = listFloors([
    heavy,
    { ...line('Charts', 'duty'), weight: heavy.weight },
    line('Food hygiene', 'duty'),
    line('Forms', 'duty'),
    line('Working safely', 'duty'),
  ]);
  expect(found.map(({ id }) => id)).toEqual([
    'Tracing leaks',
    'Charts',
    'Food hygiene',
    'Working safely',
  ]);
});
