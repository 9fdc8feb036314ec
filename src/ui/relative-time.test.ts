import { expect, it } from 'vitest';

import { formatRelativeTime } from './relative-time.ts';

const now = new Date('2026-03-12T12:00:00Z');
const minute = 60_000;

it.each([
  [0, 'just now'],
  [-5_000, 'just now'],
  [59_000, 'just now'],
  [5 * minute, '5 minutes ago'],
  [90 * minute, '1 hour ago'],
  [24 * 60 * minute, 'yesterday'],
  [6 * 24 * 60 * minute, '6 days ago'],
  [8 * 24 * 60 * minute, 'Mar 4, 2026'],
  [-3 * 24 * 60 * minute, 'in 3 days'],
])('tells %d ms ago as %s', (ago, words) => {
  expect(formatRelativeTime(new Date(now.getTime() - ago), now)).toBe(words);
});
