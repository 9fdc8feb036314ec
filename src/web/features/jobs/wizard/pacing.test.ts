import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { jobToolIds } from '#shared/tool-info.ts';

import { shownStatus, turnLength, useTurn } from './pacing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('gives each tool its estimated seconds times 200 ms, at most 2000', () => {
  expect(jobToolIds.map(turnLength)).toEqual([
    1600, 2000, 2000, 1200, 1600, 1000, 1400, 1600, 1400, 1600,
  ]);
});

it('takes one turn after the other', () => {
  const { result } = renderHook(() => useTurn());
  act(() => void vi.advanceTimersByTime(1599));
  expect(result.current).toBe(0);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(1);
  for (const tool of jobToolIds.slice(1)) act(() => void vi.advanceTimersByTime(turnLength(tool)));
  expect(result.current).toBe(10);
});

it('never says complete or failed before it is true', () => {
  expect(shownStatus('pending', 3, 2)).toBe('pending');
  expect(shownStatus('pending', 3, 3)).toBe('processing');
  expect(shownStatus('pending', 3, 10)).toBe('processing');
  expect(shownStatus('failed', 3, 0)).toBe('failed');
  expect(shownStatus('completed', 3, 0)).toBe('completed');
});
