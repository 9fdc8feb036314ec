import { expect, it } from 'vitest';
import { toFact } from '../fact-for-tests.ts';
import { isOneOfFew, toMannerLines } from './manner-lines.ts';
import { isWayOfWorking } from './traits.ts';

const facts = [
  'Good relationships with the harbor office',
  'Communicates clearly on the radio',
  'Works independently and under pressure',
].map((text) => toFact(text));

it('gives each manner that is demanded a line of its own, and names what a line holds besides', () => {
  const lines = toMannerLines(facts);
  expect(lines.map(({ name }) => name)).toEqual([
    'Relationship building',
    'Clear communication',
    'Independent work and calm under pressure',
  ]);
  expect(lines.map((line) => line.facts)).toEqual(facts.map((fact) => [fact]));
  expect(lines.every(isWayOfWorking)).toBe(true);
  expect(new Set(lines.map(({ question }) => question)).size).toBe(lines.length);
});

it('makes no line of praise alone', () => {
  expect(toMannerLines([toFact('Positive attitude')])).toEqual([]);
});

it('knows manner that is one of a few essentials from the end of a long list', () => {
  expect(isOneOfFew(3, 2)).toBe(true);
  expect(isOneOfFew(3, 8)).toBe(false);
  expect(isOneOfFew(0, 2)).toBe(false);
});
