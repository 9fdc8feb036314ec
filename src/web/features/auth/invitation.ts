const storageKey = 'pendingInvitation';

/** An invitation opened from its mail waits here until its reader is signed in and can accept it. */
export function rememberInvitation(token: string): void {
  try {
    sessionStorage.setItem(storageKey, token);
  } catch {
    // Without storage the invitation is still found by the account's email.
  }
}

export function readInvitation(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept.
  }
}
