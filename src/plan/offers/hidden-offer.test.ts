import { expect, it } from 'vitest';
import { bringsQualification, isHiddenOffer } from './hidden-offer.ts';
import { listSellingPoints } from '../wording/selling-points.ts';
import { sourceOf } from '../testing/source-of.ts';

it('knows an offer among the duties', () => {
  expect(['Insulated shop', 'Paid weekly!', 'Tools provided'].every(isHiddenOffer)).toBe(true);
  expect(['Form metal trim', 'Insulate the shop', 'Provide tools'].some(isHiddenOffer)).toBe(false);
});

it('counts it among what the job offers', () => {
  const source = sourceOf([
    { kind: 'duty', text: 'Paid weekly' },
    { kind: 'duty', text: 'Form metal trim' },
  ]);
  expect(listSellingPoints(source)).toEqual(['Paid weekly']);
});

it('knows a qualification that the job brings from one that it asks for', () => {
  expect(
    bringsQualification('As part of this role you will undertake a Bakery Level 2 apprenticeship'),
  ).toBe(true);
  expect(bringsQualification('Must have completed a Level 2 apprenticeship')).toBe(false);
  expect(bringsQualification('If you gain a Level 2 diploma you will be paid more')).toBe(false);
});
