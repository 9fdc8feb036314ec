import { expect, it } from 'vitest';
import { chooseCriteria, putStatedFirst, quoteOnce } from './choose-criteria.ts';
import { toFact } from './fact-for-tests.ts';
import type { Weighed } from './settle-weights.ts';

const toLine = (name: string, more: Partial<Weighed> = {}): Weighed => ({
  id: name,
  name,
  origin: 'trade',
  facts: [],
  competency: name,
  looksLike: '',
  question: '',
  strong: '',
  weak: '',
  probe: '',
  mass: 2,
  ...more,
});

const nets = toFact('Mend nets and sails', { kind: 'duty' });

it('lets a line of the job stand for one criterion alone', () => {
  const quoted = quoteOnce([
    toLine('Mending nets', { origin: 'duty', facts: [nets], mass: 6 }),
    toLine('Sails', { origin: 'duty', facts: [nets], mass: 5 }),
    toLine('Sewing', { origin: 'duty', facts: [nets], mass: 4, competency: null }),
  ]);
  expect(quoted.map(({ name, origin, facts }) => [name, origin, facts.length])).toEqual([
    ['Mending nets', 'duty', 1],
    ['Sails', 'trade', 0],
  ]);
});

it('puts whatever the job states before what only the trade knows', () => {
  const ordered = putStatedFirst([
    toLine('Weather sense', { mass: 7 }),
    toLine('Mending nets', { origin: 'duty', mass: 5 }),
    toLine('Sewing sails', { origin: 'must', mass: 3 }),
  ]);
  expect(ordered.map(({ name }) => name)).toEqual([
    'Mending nets',
    'Sewing sails',
    'Weather sense',
  ]);
});

const choice = {
  isTrade: true,
  manner: 0,
  isFitting: true,
  points: new Map(),
  sampled: ['Knots'],
  isSpokenOf: () => true,
};
const listDuties = (count: number): Weighed[] =>
  Array.from({ length: count }, (_, i) => toLine(`Duty ${i}`, { origin: 'duty', mass: 9 - i }));
const ofTrade = [toLine('Weather sense'), toLine('Knots')];
const names = (lines: readonly Weighed[]): string[] => lines.map(({ name }) => name);

it('fills up with what only the trade knows where the job tells little, first with what the sample shows', () => {
  expect(names(chooseCriteria([...listDuties(2), ...ofTrade], choice))).toEqual([
    'Duty 0',
    'Duty 1',
    'Knots',
    'Weather sense',
  ]);
  const silent = { ...choice, isSpokenOf: () => false };
  expect(names(chooseCriteria([...listDuties(4), ...ofTrade], silent))).toEqual(
    names(listDuties(4)),
  );
});

it('fills up with nothing of which the job does not speak', () => {
  const heard = { ...choice, isSpokenOf: ({ name }: Weighed) => name === 'Weather sense' };
  expect(names(chooseCriteria([...listDuties(3), ...ofTrade], heard))).toEqual([
    'Duty 0',
    'Duty 1',
    'Duty 2',
    'Weather sense',
  ]);
});

it('takes no line of a trade that does not fit, where the job states enough', () => {
  const unfit = { ...choice, isFitting: false };
  expect(names(chooseCriteria([...listDuties(4), ...ofTrade], unfit))).toEqual(
    names(listDuties(4)),
  );
});

it('lets a duty stand for a criterion before a wish, and keeps a wish a wish where only that is left', () => {
  const wish = toFact('Sewing sails is a plus', { importance: 'preferred' });
  const quoted = quoteOnce([
    toLine('Sewing sails', { origin: 'duty', facts: [wish, nets], mass: 6 }),
    toLine('Mending nets', { origin: 'duty', facts: [nets], mass: 7 }),
  ]);
  expect(quoted.map(({ name, origin, mass }) => [name, origin, mass])).toEqual([
    ['Mending nets', 'duty', 7],
    ['Sewing sails', 'preferred', 1.2],
  ]);
  const [alone] = quoteOnce([
    toLine('Sewing sails', { origin: 'duty', facts: [wish, nets], mass: 6 }),
  ]);
  expect([alone?.origin, alone?.facts[0]]).toEqual(['duty', nets]);
});

it('lets a demand stand for a line before a duty on the same matter', () => {
  const demand = toFact('Knowledge of mending nets');
  const [line] = quoteOnce([
    toLine('Mending nets', { origin: 'must', facts: [nets, demand], mass: 6 }),
  ]);
  expect(line?.facts[0]).toBe(demand);
});

it('adds what the work sample shows only to a card on which the job states little', () => {
  expect(names(chooseCriteria([...listDuties(4), ...ofTrade], choice))).toContain('Knots');
  expect(names(chooseCriteria([...listDuties(5), ...ofTrade], choice))).not.toContain('Knots');
  const silent = { ...choice, isSpokenOf: () => false };
  expect(names(chooseCriteria([...listDuties(4), ...ofTrade], silent))).not.toContain('Knots');
});

it('drops a wish that has only a word of what the trade knows', () => {
  const wish = toFact('Reading old harbor maps is a plus', { importance: 'preferred' });
  expect(
    quoteOnce([
      toLine('Mending nets', {
        origin: 'preferred',
        facts: [wish],
        looksLike: 'Mends nets by the harbor wall.',
      }),
    ]),
  ).toEqual([]);
});

it('takes the wishes of a job that demands nothing before what is only usual in the trade', () => {
  const wishes = ['Charts', 'Radio', 'Signals'].map((name) =>
    toLine(name, { origin: 'preferred', mass: 1.2 }),
  );
  const stated = toLine('Mending nets', { origin: 'duty', mass: 6 });
  const found = names(chooseCriteria([stated, ...wishes, ...ofTrade], choice));
  expect(found).toEqual(expect.arrayContaining(['Mending nets', 'Charts', 'Radio', 'Signals']));
});

it('has room for one line more where that is worth much of the job', () => {
  const count = (last: number): number => {
    const masses = [9, 9, 9, 9, 9, 9, 9, last];
    const lines = masses.map((mass, i) => toLine(`Duty ${i}`, { origin: 'duty', mass }));
    return chooseCriteria(lines, choice).length;
  };
  expect(count(6)).toBe(8);
  expect(count(4)).toBe(7);
});
