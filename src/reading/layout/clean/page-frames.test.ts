import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

const frame = (page: number): string =>
  `${page} of 3                         7/25/23, 7:53 AM\n\nNight Baker | Old Mill      https://mill.example/jobs/17\n\n`;

it('takes out what a browser prints around its pages, and keeps the first title', () => {
  const { text } = cleanText(
    `Night Baker | Old Mill      https://mill.example/jobs/17\n\nYou bake the bread for nine\n\n${frame(1)}villages by the river.\n\n• Run the ovens\n\n${frame(2)}• Clean the yard\n\n3 of 3          7/25/23, 7:53 AM`,
  );
  expect(text.split(/\n+/)).toEqual([
    'Night Baker | Old Mill\thttps://mill.example/jobs/17',
    'You bake the bread for nine',
    'villages by the river.',
    '• Run the ovens',
    '• Clean the yard',
  ]);
});

it('leaves dates and addresses that somebody wrote', () => {
  const text = 'Closing date: 6/22/2026 11:59 PM\nApply at\thttps://mill.example/jobs';
  expect(cleanText(text).text).toBe(text);
});
