import { expect, it } from 'vitest';

import { emptyJob } from '../form/job-form-values.ts';
import { findDifferences, mergeVersions, suggestChoices } from './merge-versions.ts';

const base = { ...emptyJob, title: 'Welder', location: 'Lansing', benefits: 'Boots' };
const versions = {
  base,
  mine: { ...base, title: 'Pipe Welder', location: 'Detroit', dealBreakers: ['no visa'] },
  theirs: { ...base, title: 'Shop Welder', benefits: 'Boots and gloves' },
};

it('suggests the side that changed a field, and nothing where both did', () => {
  const differences = findDifferences(versions);
  expect(suggestChoices(differences)).toEqual({
    title: undefined,
    location: 'mine',
    benefits: 'theirs',
    dealBreakers: 'mine',
  });
});

it('a field that both changed alike is no difference', () => {
  const alike = { ...base, title: 'Pipe Welder' };
  expect(findDifferences({ base, mine: alike, theirs: { ...alike } })).toEqual([]);
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
