import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source-of.ts';
import { askHouse } from './house-gaps.ts';

const ask = (text: string, more: Parameters<typeof sourceOf>[1] = {}) =>
  askHouse(sourceOf([{ kind: 'culture', text }], more)).map(({ matter }) => matter);

it('asks what the employer does where its sentence does not tell', () => {
  expect(ask('Harrow Freight is a coastal timber industry in renewal')).toEqual(['Business']);
  expect(ask('Harrow Freight is a timber company in a growing market')).toEqual([]);
});

it('asks which of many houses it is, unless the site is named', () => {
  expect(ask('Harrow runs over 40 riverside inns and hotels')).toEqual(['Which house']);
  expect(ask('Harrow is among the 40 best hotels')).toEqual([]);
  expect(ask('Harrow has 2 hotels')).toEqual([]);
  expect(
    ask('Harrow runs 40 hotels', { sites: [{ name: 'Quay House', address: null }] as never }),
  ).toEqual([]);
});
