import { expect, it } from 'vitest';
import { areaOf, listHomeAreas } from './home-areas.ts';
import { loadDrawer, loadKind } from './load-drawers.ts';

it('knows the fields of a trade by the trades beside it and by its own words', () => {
  const home = listHomeAreas(loadDrawer('trades/finance/cost-accountant.yaml'));
  expect(home?.has('accounting')).toBe(true);
  expect(home?.has('office')).toBe(true);
  expect(home?.has('animals')).toBe(false);
});

it('says nothing of a kind of work', () => {
  expect(listHomeAreas(loadKind('care'))).toBeNull();
});

it('finds the field of an activity', () => {
  expect(areaOf('month-end-close')).toBe('accounting');
});
