import { expect, it } from 'vitest';

import { noCorrections } from '#shared/reading.ts';

import { changesBetween, emptyJob, jobFieldNames } from '../form/job-form-values.ts';
import {
  findDifferences,
  mergeVersions,
  suggestChoices,
} from '#web/components/conflict/merge-versions.ts';

const base = { ...emptyJob, title: 'Welder', location: 'Lansing', benefits: 'Boots' };
const versions = {
  base,
  mine: { ...base, title: 'Pipe Welder', location: 'Detroit', dealBreakers: ['no visa'] },
  theirs: { ...base, title: 'Shop Welder', benefits: 'Boots and gloves' },
};

it('suggests the side that changed a field, and nothing where both did', () => {
  const differences = findDifferences(jobFieldNames, versions);
  expect(suggestChoices(differences)).toEqual({
    title: undefined,
    location: 'mine',
    benefits: 'theirs',
    dealBreakers: 'mine',
  });
});

it('a field that both changed alike is no difference', () => {
  const alike = { ...base, title: 'Pipe Welder' };
  expect(findDifferences(jobFieldNames, { base, mine: alike, theirs: { ...alike } })).toEqual([]);
});

it('merges field by field', () => {
  expect(
    mergeVersions(versions, { title: 'theirs', location: 'mine', benefits: 'theirs' }),
  ).toEqual({
    ...base,
    title: 'Shop Welder',
    location: 'Detroit',
    benefits: 'Boots and gloves',
    dealBreakers: ['no visa'],
  });
});

const read = (text: string) => ({ text, corrections: noCorrections });

it('a text that I did not touch is theirs to change, and is never emptied', () => {
  const theirs = { ...base, source: read('Welder wanted'), employer: 'Northgate' };
  const untouched = { base, mine: { ...base, title: 'Pipe Welder' }, theirs };
  expect(findDifferences(jobFieldNames, untouched).map(({ name }) => name)).toEqual([
    'title',
    'employer',
  ]);
  const merged = mergeVersions(untouched, { title: 'mine', employer: 'mine' });
  expect(changesBetween(theirs, merged)).toEqual({ title: 'Pipe Welder', employer: '' });
});

it('two texts are for the person to choose from', () => {
  const two = {
    base: { ...base, source: read('Welder') },
    mine: { ...base, source: read('Pipe Welder') },
    theirs: { ...base, source: read('Shop Welder') },
  };
  expect(suggestChoices(findDifferences(jobFieldNames, two))).toEqual({ source: undefined });
  const merged = mergeVersions(two, { source: 'mine' });
  expect(changesBetween(two.theirs, merged)).toEqual({
    sourceText: 'Pipe Welder',
    corrections: noCorrections,
  });
});
