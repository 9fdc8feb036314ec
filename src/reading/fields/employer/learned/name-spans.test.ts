import { expect, it } from 'vitest';
import type { FieldUnit } from '../../field-unit.ts';
import { listSpans } from './name-spans.ts';

const unitOf = (text: string): FieldUnit => ({
  text,
  start: 0,
  end: text.length,
  shape: 'sentence',
  heading: null,
  label: null,
  role: 'company',
  also: [],
  confidence: 1,
  index: 0,
  labelKind: null,
  headingKind: null,
  isHeader: false,
});
const spans = (text: string): string[] => listSpans(unitOf(text)).map((one) => one.text);

it('lists every run of words with capitals, and its parts', () => {
  expect(spans('we join Alder & Moss of Dayton today')).toEqual([
    'Alder',
    'Alder & Moss',
    'Alder & Moss of Dayton',
    'Moss',
    'Moss of Dayton',
    'Dayton',
  ]);
});

it('ends a name where a sentence, a bracket or an owner ends', () => {
  expect(spans('near Alder. Moss (Dayton) likes Fern’s Lamps')).toEqual([
    'Alder',
    'Moss',
    'Dayton',
    'Fern',
    'Lamps',
  ]);
});

it('parts a name from a heading that lost its line break', () => {
  expect(spans('DescriptionAlder Clinics heal')).toContain('Alder Clinics');
});

it('says which words stand beside a name, and whether a longer one holds it', () => {
  const [first] = listSpans(unitOf('You work at Alder Clinics, a house'));
  expect(first).toMatchObject({ text: 'You' });
  const named = listSpans(unitOf('you work at Alder Clinics, a house'));
  expect(named.find(({ text }) => text === 'Alder')).toMatchObject({
    left: 'at',
    right: 'clinics',
    isCutRight: true,
  });
  expect(named.find(({ text }) => text === 'Alder Clinics')).toMatchObject({
    left: 'at',
    right: ',',
    isCutRight: false,
  });
});
