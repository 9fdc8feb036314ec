import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ApiError } from '#web/lib/api-error.ts';

import { createSaver, type Saver } from './create-saver.ts';
import { keepAnswersIn } from './kept-answers.ts';

const kept = keepAnswersIn(() => localStorage, 'test');
let savers: Saver[] = [];

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  for (const saver of savers) saver.stop();
  savers = [];
  vi.useRealTimers();
});

/** A saver whose calls end when the test says so. */
function startSaver() {
  const calls: { value: unknown; end: () => void; fail: (error: Error) => void }[] = [];
  const saver = createSaver({
    kept,
    send: (_key, value) =>
      new Promise((resolve, reject) =>
        calls.push({ value, end: () => resolve(null), fail: reject }),
      ),
  });
  savers.push(saver);
  return { saver, calls, isNow: () => saver.states().get('pay')?.is };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('sends once the typing rests, and lets go of what it kept', async () => {
  const { saver, calls, isNow } = startSaver();
  saver.change('pay', '$3');
  await pass(300);
  saver.change('pay', '$32');
  expect(kept.read().get('pay')).toBe('$32');
  await pass(700);
  expect(calls.map(({ value }) => value)).toEqual(['$32']);
  calls[0]!.end();
  await pass(0);
  expect(isNow()).toBe('saved');
  expect(kept.read().size).toBe(0);
});

test('what is typed while something is on its way follows it, the newest alone', async () => {
  const { saver, calls, isNow } = startSaver();
  saver.change('pay', 'a', { now: true });
  await pass(0);
  saver.change('pay', 'ab');
  saver.change('pay', 'abc');
  await pass(2000);
  expect(calls).toHaveLength(1);
  calls[0]!.end();
  await pass(0);
  expect(calls.map(({ value }) => value)).toEqual(['a', 'abc']);
  expect(kept.read().get('pay')).toBe('abc');
  calls[1]!.end();
  await pass(0);
  expect(isNow()).toBe('saved');
  expect(kept.read().size).toBe(0);
});

test('without a connection it tries again by itself, and keeps the words until then', async () => {
  const { saver, calls, isNow } = startSaver();
  saver.change('pay', '$32', { now: true });
  await pass(0);
  calls[0]!.fail(new TypeError('Failed to fetch'));
  await pass(0);
  expect(isNow()).toBe('waiting');
  expect(kept.read().get('pay')).toBe('$32');
  await pass(2000);
  expect(calls).toHaveLength(2);
  calls[1]!.end();
  await pass(0);
  expect(isNow()).toBe('saved');
});

test.each([
  [400, 'refused'],
  [404, 'gone'],
  [429, 'waiting'],
  [503, 'waiting'],
])('an answer of %i means that it is %s', async (status, state) => {
  const { saver, calls, isNow } = startSaver();
  saver.change('pay', '$32', { now: true });
  await pass(0);
  calls[0]!.fail(new ApiError(status, '{}'));
  await pass(0);
  expect(isNow()).toBe(state);
  expect(kept.read().get('pay')).toBe('$32');
});

test('flushing waits for all of it and says whether the server has it', async () => {
  const { saver, calls } = startSaver();
  saver.change('pay', 'a', { now: true });
  await pass(0);
  saver.change('pay', 'ab');
  const flushed = saver.flush();
  calls[0]!.end();
  await pass(0);
  calls[1]!.end();
  expect(await flushed).toBe(true);
  saver.change('pay', 'abc');
  const failed = saver.flush();
  await pass(0);
  calls[2]!.fail(new TypeError('Failed to fetch'));
  expect(await failed).toBe(false);
});
