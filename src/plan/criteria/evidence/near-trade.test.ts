import { expect, it } from 'vitest';
import type { Drawer } from '#knowledge/drawer.ts';
import { toFact } from '../fact-for-tests.ts';
import { gatherByTrade } from './near-trade.ts';

type Competency = Drawer['competencies'][number];

const toLine = (name: string, told: string, terms: string[]): Competency => ({
  id: name,
  name,
  called_for_by: terms,
  looks_like: told,
  question: '',
  strong: '',
  weak: '',
  probe: '',
});

const nets = toLine('Mending nets', 'Twine, mesh and knots hold in a swell', ['torn nets']);
const quays = toLine('Berths and quays', 'Knows cranes and bollards', ['berth plan', 'CVR']);

const hear = (text: string, hearBest: () => Competency | undefined = () => undefined): string[] =>
  [
    ...gatherByTrade([nets, quays], [toFact(text, { kind: 'duty' })], () => 1, {
      title: 'Harbor Hand',
      hearBest,
      isHeardBy: () => false,
    }).keys(),
  ].map(({ name }) => name);

it('gives a duty to the competency that is told in the same rare words', () => {
  expect(hear('Check twine and mesh before each swell')).toEqual(['Mending nets']);
  expect(hear('Welcome visitors at the gate')).toEqual([]);
});

it('knows letters of the trade, in the plural as well', () => {
  expect(hear('Prepare CVRs')).toEqual(['Berths and quays']);
});

it('leaves a duty to other work that goes by its very words', () => {
  const other = toLine('Twine sales', 'Sells twine to mesh makers after swell', []);
  expect(hear('Sell twine to mesh makers', () => other)).toEqual([]);
});

it('leaves a duty with the competency of which it has a phrase', () => {
  const found = gatherByTrade(
    [nets, quays],
    [toFact('Check twine and mesh before each swell', { kind: 'duty' })],
    () => 1,
    { title: '', hearBest: () => undefined, isHeardBy: (_, { name }) => name === quays.name },
  );
  expect(found.size).toBe(0);
});

it('leaves a duty alone that says little of a competency beside a few words of its answers', () => {
  const packing = toLine('Packing crates right', 'Looks at label and parcel before the hand', [
    'pack crates',
  ]);
  packing.weak = 'Stamped each parcel twice and noted no weight by heart';
  const found = gatherByTrade(
    [packing, quays],
    [
      toFact('Stamping parcels and noting weights in the tide office book', {
        kind: 'duty',
      }),
    ],
    () => 1,
    { title: '', hearBest: () => undefined, isHeardBy: () => false },
  );
  expect(found.size).toBe(0);
});
