import { expect, it } from 'vitest';
import { cleanText } from './clean/clean-text.ts';
import { readUnits } from './units.ts';

const shapesOf = (text: string): [string, string][] =>
  readUnits(cleanText(text))
    .slice(2)
    .map(({ text: words, shape }) => [words, shape]);

it('takes the names that paragraphs open with as headings, and keeps what one gets', () => {
  const shapes = shapesOf(
    'Baker\n\nWhat We Offer\n\nRest and Play. Two weeks off each summer.\n\nInvest in your Future. We match what you save.\n\nPension Scheme. We pay half of it.',
  );
  expect(shapes.filter(([, shape]) => shape === 'heading').map(([text]) => text)).toEqual([
    'Rest and Play.',
    'Invest in your Future.',
  ]);
});

it('leaves one alone, and sentences', () => {
  const shapes = shapesOf(
    'Baker\n\nWhat We Offer\n\nBread for Free. Take a loaf home.\n\nWe love Bread. You will too.',
  );
  expect(shapes.filter(([, shape]) => shape === 'heading')).toEqual([]);
});
