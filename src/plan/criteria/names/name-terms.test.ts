import { expect, it } from 'vitest';
import type { Criterion } from '../criterion.ts';
import { toFact } from '../fact-for-tests.ts';
import { nameTerms } from './name-terms.ts';

const line = (name: string, text: string, ...terms: string[]): Criterion => ({
  id: name,
  name,
  weight: 20,
  points: 10,
  origin: 'must',
  facts: [toFact(text, { terms })],
  competency: name,
  looksLike: '',
  question: '',
  strong: '',
  weak: '',
  probe: '',
});

it('says which methods and systems a line of the trade is demanded with', () => {
  const [tides, nets, desk] = nameTerms([
    line('Tide judgment', 'In-depth understanding of the Tide Tables (TTS)', 'TTS'),
    line('Net drawing', 'Net plans in NetCAD and TTS', 'NetCAD', 'TTS'),
    line('Desk work', 'Letters in MS Word, with a degree (BA)', 'MS Word', 'BA'),
  ]);
  expect(tides?.name).toBe('Tide judgment (TTS)');
  expect(nets?.name).toBe('Net drawing (NetCAD)');
  expect(desk?.name).toBe('Desk work');
});

it('leaves a name alone that says it already', () => {
  expect(nameTerms([line('Drawing in NetCAD', 'NetCAD', 'NetCAD')])[0]?.name).toBe(
    'Drawing in NetCAD',
  );
});
