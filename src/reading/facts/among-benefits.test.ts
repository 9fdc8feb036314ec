import { expect, it } from 'vitest';
import type { Fact } from '#shared/brief.ts';
import { isBeginning, joinBenefits } from './among-benefits.ts';

const text =
  'Free moorings · Harbor trade · Quarterly rope breaks\nAttention to detail · Rope splicing';
const factAt = (words: string, kind: Fact['kind']) => ({
  kind,
  importance: 'must' as const,
  text: words,
  terms: [],
  at: { quote: words, start: text.indexOf(words), end: text.indexOf(words) + words.length },
});

it('takes what follows a benefit and asks nothing for a benefit', () => {
  const facts = [
    factAt('Free moorings', 'benefit'),
    factAt('Harbor trade', 'skill'),
    factAt('Quarterly rope breaks', 'skill'),
    factAt('Attention to detail', 'skill'),
    factAt('Rope splicing', 'skill'),
  ];
  expect(joinBenefits(facts, text).map(({ kind }) => kind)).toEqual([
    'benefit',
    'benefit',
    'benefit',
    'skill',
    'skill',
  ]);
});

it('knows a beginning without an end', () => {
  const isCut = (words: string): boolean => isBeginning(factAt(words, 'skill'));
  expect(isCut('As a Boat Painter')).toBe(true);
  expect(isCut('We will also need')).toBe(true);
  expect(isBeginning(factAt('Fern Agency Licence 12C5759', 'licence'))).toBe(true);
  expect(isBeginning(factAt('Boat licence class 2', 'licence'))).toBe(false);
  expect(isCut('As neat as a sailor')).toBe(false);
  expect(isCut('Ability to splice rope')).toBe(false);
});
