import { expect, it } from 'vitest';
import { fitColumns } from './fit-columns.ts';

const width = 9360;
const sum = (widths: number[]) => widths.reduce((total, part) => total + part, 0);

it('gives each column its longest word before it shares the rest by need', () => {
  const widths = fitColumns(
    [
      ['Platform', 'Trade school'],
      ['Effectiveness', '15%'],
      ['Approach', 'Judge at the fair, donate coupons, offer test dates, ask who else should come'],
    ],
    width,
  );
  const [name = 0, time = 0, text = 0] = widths;
  expect(time).toBeGreaterThan('Effectiveness'.length * 100);
  expect(text).toBeGreaterThan(2 * name);
  expect(sum(widths)).toBeLessThanOrEqual(width);
  expect(sum(widths)).toBeGreaterThan(width - 3);
});

it('never goes over the page, however many columns and long words there are', () => {
  const columns = Array.from({ length: 12 }, () => ['Donaudampfschifffahrtsgesellschaft']);
  const widths = fitColumns(columns, width);
  expect(sum(widths)).toBeLessThanOrEqual(width);
  expect(Math.min(...widths)).toBeGreaterThan(700);
});

it('takes columns without a word', () => {
  expect(sum(fitColumns([[''], ['', '']], width))).toBeLessThanOrEqual(width);
});
