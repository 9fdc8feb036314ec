import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { listPlain } from './plain-lines.ts';

const hens = toFact('Feed the hens before the mill opens', { kind: 'duty' });
const sails = toFact('Mend torn sails of the ferries', { kind: 'duty' });
const boats = toFact('Show guests around the boats and their sails', { kind: 'duty' });

it('quotes for a name the lines that speak of it in all its words', () => {
  expect(listPlain({ name: 'Mending sails', facts: [hens, boats, sails] })).toEqual([sails]);
});

it('quotes what has a word of the name where no line says more, and any line where none does', () => {
  expect(listPlain({ name: 'Weaving sails', facts: [hens, boats] })).toEqual([boats]);
  expect(listPlain({ name: 'Weaving carpets', facts: [hens, boats] })).toEqual([hens, boats]);
});
