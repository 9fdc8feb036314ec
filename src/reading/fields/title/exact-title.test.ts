import { expect, it } from 'vitest';
import type { Unit } from '#shared/reading.ts';
import { findExactTitle } from './exact-title.ts';

const unitOf = (text: string): Unit =>
  ({ role: 'overview', shape: 'sentence', text }) as Partial<Unit> as Unit;
const known = { singular: 'diver', clean: 'Diver', house: 'Northlight Harbour' };

it('takes the more exact title by which the text calls the job', () => {
  expect(
    findExactTitle(
      [unitOf('You join our crew as a Salvage Diver and work from the tender.')],
      known,
    ),
  ).toBe('Salvage Diver');
});

it('takes no rank, no house, no other post and no second name', () => {
  for (const text of [
    'We look for a Senior Diver.',
    'You join us as a Northlight Diver.',
    'You report to the Salvage Diver of the watch.',
  ])
    expect(findExactTitle([unitOf(text)], known)).toBeNull();
  expect(
    findExactTitle(
      [unitOf('We need a Salvage Diver.'), unitOf('Apply as an Inspection Diver.')],
      known,
    ),
  ).toBeNull();
});

it('keeps the second half of a title that names two', () => {
  const boats = { singular: 'boat rigger', clean: 'Boat Rigger', house: '' };
  const text = 'We want a cheerful Boat Rigger/Sales Assistant for the quay.';
  expect(findExactTitle([unitOf(text)], boats)).toBe('Boat Rigger/Sales Assistant');
  expect(findExactTitle([unitOf('A Boat Rigger/Full Time is wanted.')], boats)).toBeNull();
});
