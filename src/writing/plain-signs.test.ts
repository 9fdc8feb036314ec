import { expect, test } from 'vitest';
import { plainSigns } from './plain-signs.ts';

test('signs are read as words', () => {
  expect(plainSigns('Cut & fold boxes/lids/trays/etc for the shop')).toBe(
    'Cut and fold boxes, lids, trays and the like for the shop',
  );
  expect(plainSigns('Welding & soldering skills')).toBe('Welding and soldering skills');
});

test('names keep their signs', () => {
  expect(plainSigns('Work for Marks & Spencer on R&D')).toBe('Work for Marks & Spencer on R&D');
  expect(plainSigns('Brown & sons build boats & docks', ['Brown & sons'])).toBe(
    'Brown & sons build boats and docks',
  );
});
