import { expect, it } from 'vitest';
import { findPeak } from './peaks.data.ts';

it('knows when people of a trade have no time', () => {
  const hotel = { kind: 'kitchen-and-hotel', trade: 'chef' } as const;
  expect(findPeak(hotel, { from: '2026-11-30', to: '2026-12-04' })).toContain('December');
  expect(findPeak(hotel, { from: '2026-06-01', to: '2026-06-05' })).toBeNull();
});
