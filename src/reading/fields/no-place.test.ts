import { expect, it } from 'vitest';
import { findPlaceMentions } from '#market/places/find-mentions.ts';
import { isNoPlace } from './no-place.ts';

const listPlaces = (line: string, isLabelled = false): string[] =>
  findPlaceMentions(line)
    .filter((mention) => !isNoPlace(line, mention, isLabelled))
    .map(({ name }) => name);

it.each([
  'settles claims inside the Turn-Around Time (TAT) of a week',
  'strong experience in Microsoft (MS) Excel',
  'Knows MS Azure, MS Power Apps and the rest',
  'At Emerson, we settle claims within a day',
  'Our fields are Cataract, Cornea, Glaucoma and Retina',
  'The Opportunity',
  'joins the practice at the Belfort Group',
])('names no place: %s', (line) => {
  expect(listPlaces(line)).toEqual([]);
});

it('takes the town behind an abbreviation that is labelled', () => {
  expect(listPlaces('Location: MOA, Pasay', true)).toEqual(['Pasay']);
});

it.each([
  ['LEEDS', 'LEEDS'],
  ['A garage in Lubbock (TX)', 'Lubbock'],
  ['Two days a week in our BGC office', 'BGC'],
  ['Something has come up here at Coventry.', 'Coventry'],
])('names a place: %s', (line, name) => {
  expect(listPlaces(line)).toEqual([name]);
});

it.each([
  'Location: 2 East 9th Street, Second Floor',
  'II. Reports',
  '4 Broadway',
  'Remote (excluding: CA, NY, OR)',
  'English (United States)',
  'Assists VP, US and others',
  'Term begins March 2031',
  'Begins in February/March',
  'Cool.',
  'Two years in Agri-finance',
  'OR',
])('takes no place from: %s', (line) => {
  expect(listPlaces(line)).toEqual([]);
});
