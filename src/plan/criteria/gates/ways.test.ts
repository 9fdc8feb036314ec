import { expect, it } from 'vitest';
import { cutGate, isToGet, readWays, shortGate } from './ways.ts';

it.each([
  [
    "Bachelor's degree in botany, soil science, or a related area, or an associate degree and four years of work in a park",
    [
      "Bachelor's degree in botany, soil science, or a related area",
      'an associate degree and four years of work in a park',
    ],
  ],
  [
    'Six months of experience as a fryer or promotion from dishwasher',
    ['Six months of experience as a fryer', 'promotion from dishwasher'],
  ],
  ['One of the following: a tram permit; or a bus permit', ['a tram permit', 'a bus permit']],
])('reads the ways of "%s"', (text, ways) => {
  expect(readWays(text)).toEqual({ ways, isAll: false });
});

it.each([
  'Experience with weaving, dyeing, or felting machines',
  'High school diploma or GED',
  "Bachelor's or Master's degree in physics",
])('leaves "%s" one demand', (text) => {
  expect(readWays(text)).toBeUndefined();
});

it('knows by when something may still be had', () => {
  expect(
    readWays('Beekeeper card (may be obtained through the county within two years of hire)'),
  ).toEqual({ ways: ['Beekeeper card'], isAll: false, later: 'within two years of hire' });
});

it('shortens to no half of a demand', () => {
  const name = 'a long training at a state school and a second paper '.repeat(3);
  expect(
    shortGate({ name: `${name}, or ${name}`, ways: [name, name, name], isAll: false }, 10),
  ).toBe('One of the 3 ways in that the advertisement names');
});

it('names the other way in where it is short', () => {
  const first = 'two seasons at the nets of a cutter that sails in every month of the year';
  const ways = [first, 'promotion from the quay'];
  const name = `${first} and of the winter too, with papers of both, or ${ways[1]}`;
  expect(shortGate({ name, ways, isAll: false }, 10)).toMatch(/ or promotion from the quay$/);
});

it('keeps every alternative and every wish of a demand that is shortened', () => {
  const degree =
    'Degree in botany, zoology, soil science, forestry, fishery, hydrology, geology, weather science, farming, garden work or a field near to one of these';
  expect(cutGate(degree, 8)).toBe(degree);
  const wish =
    'Two years at sea are favorable but people who begin their work on a coast ship are taken too';
  expect(cutGate(wish, 8)).toBe(wish);
  const endless = `${degree}, ${degree}`;
  expect(cutGate(endless, 8)).toMatch(/, or what the advertisement takes in its place$/);
});

it('knows what is only to be got after the hire', () => {
  expect(isToGet('Must become dive certified within 90 days of hire')).toBe(true);
  expect(isToGet('Dive card, or willing to obtain it within 90 days of hire')).toBe(false);
  expect(readWays('Must become dive certified within 90 days of hire')).toBeUndefined();
});
