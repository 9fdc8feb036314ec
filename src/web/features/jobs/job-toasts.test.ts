import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { clearToast, readToast } from '#ui/toast.ts';
import { ApiError } from '#web/lib/api-error.ts';

import { explainFailedCreation, isLoggedOut, logInAgain } from './job-toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  clearToast();
  vi.useRealTimers();
});

test('whoever is logged out is told before they are led to sign in', () => {
  expect(isLoggedOut(new ApiError(401, ''))).toBe(true);
  expect(isLoggedOut(new ApiError(403, ''))).toBe(false);
  logInAgain();
  expect(readToast()).toMatchObject({
    title: 'Unauthorized',
    description: 'You are logged out. Logging in again...',
    variant: 'destructive',
  });
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  vi.clearAllTimers();
});

test('a creation that somebody is not allowed names the organization', () => {
  const refused = new ApiError(403, '{"message":"You are not a member of this organization."}');
  expect(explainFailedCreation(refused)).toMatchObject({ title: 'Organization Access Required' });
});
