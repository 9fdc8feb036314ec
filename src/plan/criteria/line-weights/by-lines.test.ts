import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import type { Weighed } from '../settle-weights.ts';
import { pickHeaviest, settleByLines, weighByLines } from './by-lines.ts';

const [nets, sails, ropes, store] = ['Mend nets', 'Sew sails', 'Tar ropes', 'Sweep the store'].map(
  (text) => toFact(text, { kind: 'duty' }),
) as [ReturnType<typeof toFact>, ...ReturnType<typeof toFact>[]] & ReturnType<typeof toFact>[];
const points = new Map([
  [nets, 40],
  [sails!, 30],
  [ropes!, 20],
  [store!, 2],
]);
const toLine = (name: string, ...facts: (typeof nets)[]): Weighed =>
  ({ id: name, name, origin: 'duty', facts, competency: name, mass: 0 }) as unknown as Weighed;
const show = (lines: readonly Weighed[]): [string, number][] =>
  lines.map(({ name, mass }) => [name, mass]);

it('weighs by the lines, without those by which another goes', () => {
  expect(
    show(weighByLines([toLine('Sewing', sails!, nets), toLine('Nets', nets)], points)),
  ).toEqual([
    ['Sewing', 30],
    ['Nets', 40],
  ]);
});

it('covers most of the job: what a heavier one stands on counts for no other', () => {
  const lines = weighByLines(
    [toLine('Mending', nets, sails!), toLine('Sails', sails!), toLine('Ropes', ropes!)],
    points,
  );
  const room = { most: 2, fewest: 1, least: 3 };
  expect(pickHeaviest(lines, points, room).map(({ name }) => name)).toEqual(['Mending', 'Ropes']);
});

it('takes nothing light beside enough others', () => {
  const lines = weighByLines([toLine('Nets', nets), toLine('Store', store!)], points);
  const pick = (fewest: number): number =>
    pickHeaviest(lines, points, { most: 5, fewest, least: 3 }).length;
  expect(pick(1)).toBe(1);
  expect(pick(2)).toBe(2);
});

it('counts a line once, for the criterion that it speaks for most', () => {
  const chosen = [toLine('Nets', nets, sails!), toLine('Sails', sails!), toLine('Store', nets)];
  expect(show(settleByLines(chosen, points))).toEqual([
    ['Nets', 40],
    ['Sails', 30],
    ['Store', 1.5],
  ]);
});
