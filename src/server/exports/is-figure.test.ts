import { expect, it } from 'vitest';
import { isFigure } from './is-figure.ts';

it('knows figures from words', () => {
  expect(['37%', '$240,000 - 290,000', '3/5'].every(isFigure)).toBe(true);
  expect(['none', '3 people', ''].some(isFigure)).toBe(false);
});
