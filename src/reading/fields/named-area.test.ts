import { expect, it } from 'vitest';
import type { Unit, UnitRole } from '#shared/reading.ts';
import { findNamedArea } from './named-area.ts';

const read = (text: string, role: UnitRole = 'overview'): string | null => {
  const unit: Unit = {
    text,
    start: 0,
    end: text.length,
    shape: 'sentence',
    heading: null,
    label: null,
    role,
    also: [],
    confidence: 1,
  };
  return findNamedArea([unit], text, 'GB')?.value.label ?? null;
};

it.each([
  ['Fern Lodge is a care home in the Ardmore area, close to the sea.', 'Ardmore area'],
  ['You visit farms across the Severn Valley.', 'Severn Valley'],
  ['Join our crews in the West of Scotland.', 'West of Scotland'],
])('names the part of a country: %s', (text, area) => expect(read(text)).toBe(area));

it.each([
  'You work in the Finance area.',
  'In the Sales Region team you answer calls.',
  'Keep the yard in the area clean.',
])('is no part of a country: %s', (text) => expect(read(text)).toBeNull());

it('does not look among the demands', () =>
  expect(read('Experience in the Ardmore area', 'must')).toBeNull());
