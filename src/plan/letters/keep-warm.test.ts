import { expect, it } from 'vitest';
import { sayKeepWarm } from './keep-warm.ts';

const wait = (from: string, to: string): string =>
  sayKeepWarm({ accept: { day: from }, start: { day: to } } as never);

it('calls weekly before a near start, and seldom before a far one', () => {
  expect(wait('2026-12-01', '2026-12-28')).toBe('once a week until the first day');
  expect(wait('2026-12-01', '2027-05-10')).toMatch(/^once a month/);
});
