import { describe, expect, it } from 'vitest';
import type { Criterion } from '#plan/criteria/criterion.ts';
import { bandOf, listFloors } from './bands.ts';

describe('bandOf', () => {
  it.each([
    [8.2, 6, 'strongHire'],
    [8.2, 5, 'maybeHire'],
    [8.2, 4, 'noHire'],
    [7.99, 6, 'hire'],
    [6.5, 6, 'maybeHire'],
    [5.99, 6, 'noHire'],
  ])('puts %s with a lowest score of %s into %s', (weighted, lowest, band) => {
    expect(bandOf({ weighted, lowest })).toBe(band);
  });

  it('lets nobody pass without what must be met', () => {
    expect(bandOf({ weighted: 8.4, lowest: 8, isWithoutMust: true })).toBe('noHire');
  });
});

const line = (id: string, origin: Criterion['origin'], facts: Criterion['facts'] = []): Criterion =>
  ({ id, origin, facts, name: id }) as Criterion;

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

it('gives none to what one shall only know of', () => {
  const known = { kind: 'skill', importance: 'must', text: 'Familiarity with looms' };
  const found = listFloors([
    line('looms', 'must', [known as Criterion['facts'][number]]),
    line('dyes', 'duty'),
  ]);
  expect(found.map(({ id }) => id)).toEqual(['dyes']);
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
