import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { reloadOnce } from './reload-once.ts';

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a build reloads once and then gives up', () => {
  expect(reloadOnce('/assets/app-1.js')).toBe(true);
  expect(reloadOnce('/assets/app-1.js')).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('the next build may reload again', () => {
  reloadOnce('/assets/app-1.js');
  expect(reloadOnce('/assets/app-2.js')).toBe(true);
});

test('without storage to remember it in, nothing is reloaded', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(reloadOnce('/assets/app-1.js')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
