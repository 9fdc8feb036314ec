import { expect, it } from 'vitest';
import { toFact } from '../criteria/fact-for-tests.ts';
import { ownWords } from './own-words.ts';

const said = (quote: string, text: string, kind: Parameters<typeof toFact>[1] = {}): string =>
  ownWords(
    toFact(text, { ...kind, source: { from: 'job', field: 'sourceText', quote, start: 0 } }),
  );

it('leaves out who is spoken of before a demand', () => {
  expect(said('The ideal candidate will be a trained weaver.', 'Trained weaver')).toBe(
    'Trained weaver',
  );
  expect(said('He/she should have a degree in textiles.', 'Degree in textiles')).toBe(
    'Degree in textiles',
  );
  expect(said('This position demands a steady hand.', 'Steady hand')).toBe('Steady hand');
});

it('keeps the sentence where the rest would not stand alone', () => {
  const whole = [
    ['You must have woven for a year.', 'Woven for a year of your life'],
    ['You must have served at sea.', 'Served at sea'],
    ['You need to be 18 or over.', '18 or over'],
  ] as const;
  for (const [quote, text] of whole) expect(said(quote, text)).toBe(quote.slice(0, -1));
  expect(said('You will be part of a mill.', 'Part of a mill', { kind: 'culture' })).toBe(
    'You will be part of a mill',
  );
});

it('says papers of which one is enough as a choice', () => {
  expect(said('ABC / DEF and or GHI qualified', 'ABC / DEF and or GHI qualified')).toBe(
    'ABC, DEF or GHI qualified',
  );
});

it('leaves out why something is asked', () => {
  expect(
    said(
      'Because of the cash on board, crews must pass a check by the harbor police.',
      'Crews must pass a check by the harbor police',
    ),
  ).toBe('Crews must pass a check by the harbor police');
});
