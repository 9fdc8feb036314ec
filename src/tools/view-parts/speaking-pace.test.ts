import { expect, it } from 'vitest';

import { estimateSeconds, writeClock } from './speaking-pace.ts';

it('takes 150 words a minute, to the next five seconds', () => {
  expect(estimateSeconds('')).toBe(0);
  expect(estimateSeconds('word '.repeat(60))).toBe(25);
  expect(estimateSeconds('word '.repeat(150))).toBe(60);
});

it('writes seconds as a clock does', () => {
  expect([0, 9.9, 65].map(writeClock)).toEqual(['0:00', '0:09', '1:05']);
});
