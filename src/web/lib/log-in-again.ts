import { toast, type ToastContent } from '#ui/toast.ts';

import { onUnauthorized } from './unauthorized.ts';

const loginDelay = 500;

const loggedOut: ToastContent = {
  title: 'Unauthorized',
  description: 'You are logged out. Logging in again...',
  variant: 'destructive',
};

/** Once the page is being left, nothing else may lead away from it. */
let isLeaving = false;

/** The way to sign in and back to this very place. */
export function signInAddress(): string {
  const here = location.pathname + location.search;
  return `/api/login?next=${encodeURIComponent(here)}`;
}

/** Tells that the session is over and goes to sign in; what was typed waits in its draft. */
export function logInAgain(words = loggedOut): void {
  if (isLeaving) return;
  isLeaving = true;
  toast(words);
  setTimeout(() => {
    isLeaving = false;
    location.assign(signInAddress());
  }, loginDelay);
}

/** Leaves for good, on the person's own wish: calls that are refused meanwhile mean nothing. */
export function leaveFor(path: string): void {
  isLeaving = true;
  location.assign(path);
}

/** While somebody is signed in: a call that is refused for want of a session leads to signing in again. */
export function watchSession(): () => void {
  let isAsking = false;
  return onUnauthorized(() => {
    if (isAsking) return;
    isAsking = true;
    isSessionOver()
      .then((over) => over && logInAgain())
      // Without an answer nothing is known; the page says what failed.
      .catch(() => {})
      .finally(() => {
        isAsking = false;
      });
  });
}

/** Asked for itself: a call that is refused for another reason must not send anybody in a circle. */
async function isSessionOver(): Promise<boolean> {
  const response = await fetch('/api/auth/get-session', { credentials: 'include' });
  if (response.status === 401) return true;
  return response.ok && (await response.json()) === null;
}
