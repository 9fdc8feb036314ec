import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { pollForSession } from './poll-for-session.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function startPolling(answer: (asked: number) => boolean) {
  const started = Date.now();
  const askedAt: number[] = [];
  const leaving = new AbortController();
  const hasSession = async () => {
    askedAt.push(Date.now() - started);
    return answer(askedAt.length);
  };
  const result = pollForSession({ hasSession, signal: leaving.signal });
  return { askedAt, result, leaving };
}

test('asks ten times, first after half a second, then every second', async () => {
  const { askedAt, result } = startPolling(() => false);
  await vi.runAllTimersAsync();
  expect(await result).toBe(false);
  expect(askedAt).toEqual([500, 1500, 2500, 3500, 4500, 5500, 6500, 7500, 8500, 9500]);
});

test('stops at the first session', async () => {
  const { askedAt, result } = startPolling((asked) => asked === 3);
  await vi.runAllTimersAsync();
  expect(await result).toBe(true);
  expect(askedAt).toEqual([500, 1500, 2500]);
});

test('a question that fails counts as a no', async () => {
  const { askedAt, result } = startPolling((asked) => {
    if (asked === 1) throw new Error('offline');
    return true;
  });
  await vi.runAllTimersAsync();
  expect(await result).toBe(true);
  expect(askedAt).toHaveLength(2);
});

test('asks no more once called off', async () => {
  const { askedAt, result, leaving } = startPolling(() => false);
  await vi.advanceTimersByTimeAsync(1600);
  leaving.abort();
  await vi.runAllTimersAsync();
  expect(await result).toBe(false);
  expect(askedAt).toEqual([500, 1500]);
});
