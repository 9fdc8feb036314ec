import type { FallbackProps } from 'react-error-boundary';

import { ApiError, describeError, isUnauthorized } from '../lib/api-error.ts';
import { signInAddress } from '../lib/log-in-again.ts';
import { PageLoadError } from '../lib/lazy-page.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/button.tsx';
import { Wordmark } from './wordmark.tsx';

/** What stands in for a page that failed: what happened, and the way on. */
export function ErrorScreen({
  error,
  resetErrorBoundary,
}: Pick<FallbackProps, 'error' | 'resetErrorBoundary'>) {
  const isLoggedOut = isUnauthorized(error);
  // A part that failed to load stays failed until the page is fetched anew.
  const tryAgain = error instanceof PageLoadError ? () => location.reload() : resetErrorBoundary;

  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 px-6 py-16">
      <Wordmark />
      <div role="alert">
        <h1 className="font-serif text-3xl tracking-tight">
          {isLoggedOut ? 'You are logged out' : 'This page did not open'}
        </h1>
        <p className="mt-3 text-md text-ink-soft">{explain(error)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isLoggedOut ? (
          <a href={signInAddress()} className={buttonClass()}>
            Sign In
          </a>
        ) : (
          <Button onClick={() => tryAgain()}>Try again</Button>
        )}
        <a href="/" className={buttonClass({ variant: 'outline' })}>
          Go to the start page
        </a>
      </div>
    </main>
  );
}

function explain(error: unknown): string {
  if (isUnauthorized(error)) return 'Sign in to go on where you were.';
  if (error instanceof PageLoadError)
    return 'A part of Requisite could not be loaded. Check your connection, then try again.';
  if (error instanceof ApiError)
    return describeError(error, 'The server could not answer. Wait a moment, then try again.');
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
    return 'The server could not be reached. Check your connection, then try again.';
  return 'Something went wrong while showing this page. What you have saved is safe. Try again, and if it keeps happening go to the start page.';
}
