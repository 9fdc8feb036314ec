import { expect, it } from 'vitest';
import { restoreBlanks } from './lost-blanks.ts';
import { mapText } from './mapped-text.ts';

const restore = (text: string): string => restoreBlanks(mapText(text)).text;

it.each([
  ['the costof flour and the ovens ofthe bakery', 'the cost of flour and the ovens of the bakery'],
  ['sells breadand cakes forthe town', 'sells bread and cakes for the town'],
])('gives small words their blank back: %s', (text, apart) => {
  expect(restore(text)).toBe(apart);
});

it.each([
  'proof thereof, and therewith the farmland',
  'a thousand clients understand',
  'freehand drawing on woodland',
])('leaves whole words whole: %s', (text) => {
  expect(restore(text)).toBe(text);
});
