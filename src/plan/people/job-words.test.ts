import { expect, it } from 'vitest';
import type { Criterion } from '../criteria/criterion.ts';
import { sourceOf } from '../testing/source-of.ts';
import { readJobWords } from './job-words.ts';

const line = (name: string, competency: string | null) =>
  ({ id: name, name, competency, facts: [], origin: 'duty' }) as unknown as Criterion;
const motivators = [{ name: 'A quiet loft', points: ['', ''] as [string, string] }];
const read = (names: Criterion[], isFitting = true) =>
  readJobWords(sourceOf([]).brief, names, { motivators }, isFitting);

it('takes work for composed careers that people who know it named, and no half of a line', () => {
  expect(
    read([line('Mending sails (canvas)', 'mending'), line('sails that were', null)]).work,
  ).toEqual(['mending sails']);
  expect(read([line('Calm with skippers', 'calm')]).work).toEqual([]);
});

it('takes reasons to move from a trade only where it fits', () => {
  expect(read([]).wishes).toEqual(['A quiet loft']);
  expect(read([], false).wishes).toEqual([]);
});

it('tells what the terms of this job may cost', () => {
  const { brief } = sourceOf([{ kind: 'schedule', text: 'Night shifts every other week' }]);
  expect(readJobWords(brief, [], { motivators }, true).worries).toEqual([
    'The evenings, nights or weekends of this job',
  ]);
  expect(read([]).worries).toEqual([]);
});
