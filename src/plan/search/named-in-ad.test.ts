import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { listNamedInAd } from './named-in-ad.ts';
import { mayAskFor } from './said-in-ad.ts';

const nowhere = { place: { resolved: null, country: 'US' } } as never;

it('finds what the advertisement names: systems, letters of papers, and the body that gives them', () => {
  const { brief } = sourceOf(
    [
      {
        kind: 'tool',
        text: 'RopeDesk 4 and Harbor Data Hub',
        terms: ['RopeDesk 4', 'Harbor Data Hub'],
      },
      { kind: 'licence', text: 'DKH(ABCD) within sight', terms: ['DK-QC certification'] },
      { kind: 'tool', text: 'Word, lifting equipment', terms: ['Word', 'Lifting equipment'] },
    ],
    nowhere,
  );
  expect(listNamedInAd(brief)).toEqual(['DKH(ABCD)', 'RopeDesk 4', 'Harbor Data Hub', 'DK-QC']);
});

it('asks for no product by name that the advertisement does not name', () => {
  const { brief } = sourceOf([{ kind: 'duty', text: 'Keep the moorings in RopeDesk' }], nowhere);
  const may = mayAskFor(brief);
  expect(may('RopeDesk')).toBe(true);
  expect(may('KnotBase')).toBe(false);
  expect(may('mooring')).toBe(true);
});
