import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { ApiError } from '../lib/api-error.ts';
import { ErrorScreen } from './error-screen.tsx';

afterEach(cleanup);

test.each([
  [new ApiError(503, '{"message":"The database is restarting."}'), 'The database is restarting.'],
  [new ApiError(502, '<html>'), 'The server could not answer.'],
  [new TypeError('Failed to fetch'), 'The server could not be reached.'],
  [new Error('cannot read x of undefined'), 'Something went wrong while showing this page.'],
])('%s is told in words', (error, words) => {
  render(<ErrorScreen error={error} resetErrorBoundary={() => {}} />);
  const text = screen.getByRole('alert').textContent;
  expect(text).toContain(words);
  expect(text).not.toContain('undefined');
});

test('whoever is logged out is led to sign in, and back to this page', () => {
  history.replaceState(null, '', '/profile?tab=1');
  render(<ErrorScreen error={new ApiError(401, 'Unauthorized')} resetErrorBoundary={() => {}} />);
  expect(screen.getByRole('heading').textContent).toBe('You are logged out');
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
    '/api/login?next=%2Fprofile%3Ftab%3D1',
  );
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('"Try again" shows the page anew', () => {
  const reset = vi.fn();
  render(<ErrorScreen error={new Error('boom')} resetErrorBoundary={reset} />);
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(reset).toHaveBeenCalledTimes(1);
});
