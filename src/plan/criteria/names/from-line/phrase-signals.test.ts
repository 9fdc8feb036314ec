import { expect, it } from 'vitest';
import { listSpans, lookAt } from './phrase-signals.ts';
import { splitWords } from './split-words.ts';

const phrasesOf = (line: string): string[] => {
  const words = splitWords(line).map(({ text }) => text);
  return listSpans(lookAt(splitWords(line), true)).map(([first, last]) =>
    words.slice(first, last + 1).join(' '),
  );
};

it('offers no phrase that lacks its beginning or its end', () => {
  const phrases = phrasesOf('manage the spare sail inventory of the yard');
  expect(phrases).toContain('spare sail inventory of the yard');
  expect(phrases).toContain('spare sail inventory');
  expect(phrases).not.toContain('inventory of the yard');
  expect(phrases).not.toContain('spare sail');
});

it('neither begins nor ends with a word that only joins, and opens no bracket it does not close', () => {
  for (const phrase of phrasesOf('repair of nets (hemp and flax) for the fleet')) {
    expect(phrase).not.toMatch(/^(?:of|and|for|the)\b|\b(?:of|and|for|the)$/u);
    expect(phrase.includes('(')).toBe(phrase.includes(')'));
  }
});

it('leaves doings without their thing alone', () => {
  expect(phrasesOf('washing and drying the sails')).not.toContain('washing and drying');
});

it('does not stop within a row whose thing stands at its end', () => {
  expect(phrasesOf('scheduled repairs of tide, wind and water mills')).not.toContain(
    'scheduled repairs of tide',
  );
});
