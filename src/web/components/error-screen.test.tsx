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

test('"Try again" shows the page anew', () => {
  const reset = vi.fn();
  render(<ErrorScreen error={new Error('boom')} resetErrorBoundary={reset} />);
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(reset).toHaveBeenCalledTimes(1);
});
