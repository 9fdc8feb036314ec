import { expect, it } from 'vitest';
import type { Brief, TermKind } from '#shared/brief.ts';
import { holdsContract, listNewTerms } from './term-lines.ts';

const brief = (lines: readonly [TermKind, string][]): Pick<Brief, 'termLines' | 'title'> => ({
  title: { given: 'Glazier', clean: 'Glazier', singular: 'glazier' },
  termLines: lines.map(([kind, text]) => ({
    kind,
    text,
    source: { from: 'organization', field: 'name' },
  })),
});

it('adds only lines that say more', () => {
  const job = brief([
    ['way', 'This is a remote position.'],
    ['way', 'The role is remote, with two weeks a year in our office.'],
    ['contract', 'Permanent'],
  ]);
  expect(listNewTerms(job, ['way', 'contract'], 'The job is remote (Bath).')).toEqual([
    'The role is remote, with two weeks a year in our office.',
    'It is permanent',
  ]);
});

it('knows which line holds the other', () => {
  expect(holdsContract('It is full-time/regular.', 'It is full-time.')).toBe(true);
  expect(holdsContract('It is regular.', 'It is full-time.')).toBe(false);
});
