import { expect, it } from 'vitest';
import { bearsName, partsOfName } from './parts-of-name.ts';

const listAlone = (name: string): string[] => partsOfName(name).map(({ alone }) => alone);

it('says each thing of a name as it is said alone', () => {
  expect(listAlone('Sails, lamps and tarred ropes')).toEqual(['Sails', 'lamps', 'tarred ropes']);
  expect(listAlone('Mending and painting boats')).toEqual(['Mending boats', 'painting boats']);
  expect(listAlone('Medical and dental billing')).toEqual(['Medical billing', 'dental billing']);
  expect(listAlone('Sailor and fisher relations')).toEqual([
    'Sailor relations',
    'fisher relations',
  ]);
  expect(listAlone('Working with dyers and weavers')).toEqual([
    'Working with dyers',
    'Working with weavers',
  ]);
  expect(listAlone('Mending nets and sails (ISAF)')).toEqual(['Mending nets', 'Mending sails']);
});

it('hears a name only where all words of one of its things are said', () => {
  expect(bearsName('Harbor budget', 'Draw up budgets for weddings')).toBe(false);
  expect(bearsName('Harbor budget', 'Keep to the budget of the harbor')).toBe(true);
  expect(bearsName('Setting up and steering ferries', 'Work in a quiet setting')).toBe(false);
  expect(bearsName('Lamps and tarred ropes', 'Trim all lamps at dusk')).toBe(true);
});
