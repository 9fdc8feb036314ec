import { expect, it } from 'vitest';
import { isSurely, shareOf } from './sort-demand.ts';

it('knows the sort of plain lines', () => {
  expect(
    isSurely('experience', { text: '3 years of experience in weaving', kind: 'experience' }),
  ).toBe(true);
  expect(isSurely('knowledge', { text: 'Knowledge of dye recipes', kind: 'skill' })).toBe(true);
  expect(isSurely('manner', { text: 'Positive attitude and team player', kind: 'skill' })).toBe(
    true,
  );
});

it('is sure of nothing where the words say little', () => {
  const line = { text: 'Looms', kind: 'skill' } as const;
  for (const sort of ['condition', 'paper', 'manner', 'experience'] as const)
    expect(isSurely(sort, line)).toBe(false);
  expect(shareOf('nothing', line)).toBeGreaterThan(0);
});
