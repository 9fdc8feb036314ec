import { expect, it } from 'vitest';
import { findQuietWeek } from './quiet-weeks.data.ts';

it('leaves people alone who close books, in the first days of a month', () => {
  const books = { file: 'staff-accountant' };
  expect(findQuietWeek(books, { from: '2026-11-30', to: '2026-12-04' })?.share).toBeLessThan(1);
  expect(findQuietWeek(books, { from: '2026-12-07', to: '2026-12-11' })).toBeNull();
  expect(findQuietWeek({ file: 'chef' }, { from: '2026-11-30', to: '2026-12-04' })).toBeNull();
});
