import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ErrorScreen } from '../components/error-screen.tsx';
import { lazyPage } from './lazy-page.tsx';

const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  vi.stubGlobal('location', { reload });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function renderMissingPage() {
  const Page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch module')));
  return render(
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  );
}

test('a page whose file is gone reloads once, then says so and offers another try', async () => {
  renderMissingPage();
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(screen.getByText('Loading')).toBeDefined();
  cleanup();

  renderMissingPage();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(reload).toHaveBeenCalledTimes(1);
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(reload).toHaveBeenCalledTimes(2);
});
