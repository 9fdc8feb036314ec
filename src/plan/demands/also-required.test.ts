import { expect, it } from 'vitest';
import type { Criterion } from '../criteria/criterion.ts';
import { sourceOf } from '../testing/source-of.ts';
import { fitRows, gatherRest, listOnlyAsked, sayDemand } from './also-required.ts';

const source = sourceOf([
  { kind: 'experience', text: 'Experience of mooring ferries' },
  { kind: 'skill', text: 'Knowledge of tide tables' },
]);
const [mooring] = source.brief.facts;
const plan = {
  gates: [],
  criteria: [{ id: 'mooring', name: 'Mooring', facts: [mooring!] } as unknown as Criterion],
};

it('says an ability within a sentence', () => {
  expect(sayDemand({ words: 'Be able to row at night' }, 12)).toBe('being able to row at night');
  expect(sayDemand({ words: 'Rope training is required' }, 12)).toBe('rope training');
});

it('leaves to the first call what no line of the card judges', () => {
  expect(listOnlyAsked(source, plan).map(({ words }) => words)).toEqual([
    'Knowledge of tide tables',
  ]);
});

const many = [
  'Knowledge of tide tables is required',
  'Be able to row',
  'Experience with winches',
  'Care for ropes',
  'Skill with charts',
  'A steady hand',
  'Interest in lamps',
].map((words) => ({ words }));

it('tells several in a row, each in its own words, and leaves none out', () => {
  expect(gatherRest(many, 10)).toEqual([
    'Also required: knowledge of tide tables; being able to row; experience with winches; care for ropes; skill with charts; a steady hand',
    'Also required: interest in lamps',
  ]);
  expect(gatherRest([], 10)).toEqual([]);
  expect(gatherRest([{ words: 'The selected person will join a lively crew' }], 10)).toEqual([]);
});

it('puts into the last row what a full list has no rows for', () => {
  const rows = ['Rope work', 'Also required: care for ropes; a steady hand', 'Calm at sea'];
  expect(fitRows(rows, 3)).toEqual(rows);
  expect(fitRows(rows, 2)).toEqual([
    'Rope work',
    'Also required: care for ropes; a steady hand; Calm at sea',
  ]);
});
